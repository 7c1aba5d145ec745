import { splitHeadingNumber } from '../lib/heading-number.ts';

interface Props {
  label: string;
  /** Headings with their ids. */
  entries: readonly { id: string; text: string }[];
  className: string;
  /** The number at the beginning of a heading, as in `3. Payment`, gets a column of its own. */
  numbered?: boolean;
}

/** Table of contents: open, and folded for small screens. CSS shows one of them. */
export function TableOfContents({ label, entries, className, numbered = false }: Props) {
  const list = (
    <ol>
      {entries.map(({ id, text }) => {
        const split = numbered ? splitHeadingNumber(text) : undefined;
        return (
          <li key={id}>
            <a href={`#${id}`}>
              {split && <span className="contents__number">{split.number}</span>}
              {split?.words ?? text}
            </a>
          </li>
        );
      })}
    </ol>
  );
  return (
    <nav className={className} aria-label={label}>
      <div className="contents__open">
        <p className="label">{label}</p>
        {list}
      </div>
      <details className="contents__folded">
        <summary className="fold">{label}</summary>
        {list}
      </details>
    </nav>
  );
}
