/** Table of contents. Section numbers get a column of their own. */
export function Contents({ entries }: { entries: readonly { id: string; text: string }[] }) {
  return (
    <ol className="contents">
      {entries.map(({ id, text }) => {
        const [, number, words] = /^(\d+)\.\s+(.+)$/u.exec(text) ?? [];
        return (
          <li key={id}>
            <a href={`#${id}`}>
              {number && <span className="contents__number">{number}</span>}
              <span>{words ?? text}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
