import { type ContentEntry } from '../../api.ts';

interface Props {
  entries: readonly ContentEntry[];
  current: ContentEntry;
  addressOf: (entry: ContentEntry) => string;
}

/** Everything that can be edited, in groups. Folded on small screens. */
export function ContentMenu({ entries, current, addressOf }: Props) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="menu" aria-label="Contents">
      {groups.map((group) => (
        <details key={group} name="contents" open={group === current.group}>
          <summary>{group}</summary>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={addressOf(entry)}>
                  <a href={addressOf(entry)} aria-current={entry === current ? 'page' : undefined}>
                    {entry.label}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
