/** Roads, `US-75`, and numbers, `thirty-five`. */
const NAMES = /\b([A-Z]+-\d+|[a-z]+ty-[a-z]+)\b/u;

/** Text that does not break at the hyphen of a name. */
export function Unbroken({ text }: { text: string }) {
  return text.split(NAMES).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span className="unbroken" key={at}>
        {part}
      </span>
    ),
  );
}
