export const rules: string[] = [];
