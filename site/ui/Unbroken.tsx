import { UNBROKEN_WORDS } from '../lib/unbroken-words.ts';

/** Text that does not break at the hyphens of names and short words. */
export function Unbroken({ text }: { text: string }) {
  return text.split(UNBROKEN_WORDS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span className="unbroken" key={at}>
        {part}
      </span>
    ),
  );
}
