import type { ContentEntry } from '../../shared/api.ts';
import { formAddress } from '../route.ts';

/** Everything that can be edited, in groups, each with what it holds. */
export function ContentMenu({ entries, current }: { entries: readonly ContentEntry[]; current?: string }) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="menu" aria-label="Contents">
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <EntryLinks entries={entries.filter((entry) => entry.group === group)} current={current} />
        </section>
      ))}
    </nav>
  );
}

interface EntryLinksProps {
  entries: readonly ContentEntry[];
  /** Address of the open form. */
  current?: string | undefined;
}

export function EntryLinks({ entries, current }: EntryLinksProps) {
  return (
    <ul className="rows">
      {entries.map((entry) => (
        <li key={formAddress(entry)}>
          <a href={formAddress(entry)} aria-current={formAddress(entry) === current ? 'page' : undefined}>
            <strong>{entry.label}</strong>
            {entry.summary && <span>{entry.summary}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
