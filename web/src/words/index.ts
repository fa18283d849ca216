export { type Args, slug, useFiles, useGameWords, useWords, type Words } from "./useWords";
