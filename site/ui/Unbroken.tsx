import { UNBROKEN_WORDS } from '../lib/unbroken-words.ts';

/** Text that does not break at the hyphens of names and short words. Every second part of the split is such a word. */
export function Unbroken({ text }: { text: string }) {
  return text.split(UNBROKEN_WORDS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="unbroken" key={index}>
        {part}
      </span>
    ),
  );
}
