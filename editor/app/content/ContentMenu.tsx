import type { ContentEntry } from '../../shared/api.ts';
import { NewArticle } from '../articles/NewArticle.tsx';

interface Props {
  entries: readonly ContentEntry[];
  current: ContentEntry;
  addressOf: (entry: ContentEntry) => string;
  /** Whether the messages of visitors are on this computer. */
  hasMessages: boolean;
  /** Called with the file of a new article. */
  onCreated: (file: string) => void;
}

/** Everything that can be edited, in groups. Folded on small screens. */
export function ContentMenu({ entries, current, addressOf, hasMessages, onCreated }: Props) {
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
          {group === 'Articles' && <NewArticle onCreated={onCreated} />}
        </details>
      ))}
      {!hasMessages && (
        <p className="menu__note">
          Messages from visitors are not here: they stay where the website runs. MESSAGES.md, beside
          CONTENT.md, says how to read and answer them.
        </p>
      )}
    </nav>
  );
}
