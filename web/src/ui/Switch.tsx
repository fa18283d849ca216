// Something that is on or off, with its words beside it.

export function Switch({
  label,
  help = "",
  on,
  set,
}: {
  label: string;
  help?: string;
  on: boolean;
  set: (on: boolean) => void;
}) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      <span>
        {label}
        {help ? <small>{help}</small> : null}
      </span>
    </label>
  );
}
