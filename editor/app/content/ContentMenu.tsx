import type { ContentEntry } from '../../shared/api.ts';
import { formAddress } from '../route.ts';
import { withQuery, runAction, send, useContent } from '../server-api.ts';
import { ItemButton, Row, Screen } from '../ui.tsx';

/** Everything that can be edited, in groups, each with what it holds. */
export function ContentMenu({ current }: { current?: string }) {
  return (
    <nav className="menu" aria-label="Contents">
      {[...Map.groupBy(useContent().entries, ({ group }) => group)].map(([group, entries]) => (
        <section key={group}>
          <h2>{group}</h2>
          <EntryLinks entries={entries} current={current} />
        </section>
      ))}
    </nav>
  );
}

interface EntryLinksProps {
  entries: readonly ContentEntry[];
  current?: string | undefined;
}

export function EntryLinks({ entries, current }: EntryLinksProps) {
  return (
    <ul className="rows">
      {entries.map((entry) => {
        const href = formAddress(entry);
        return (
          <Row key={href} href={href} title={entry.label} text={entry.summary} isCurrent={href === current} />
        );
      })}
    </ul>
  );
}

/** All content, and files in its folders that the site cannot use. */
export function ContentScreen() {
  return (
    <Screen title="Everything">
      <ContentMenu />
      <ul className="rows" aria-label="Files that the site cannot use">
        {useContent().unusableFiles.map(({ file, copyOf }) => (
          <Row key={file} title={file.split('/').at(-1) ?? file} text={copyOf ? `A copy of ${copyOf}` : ''}>
            <ItemButton
              action="Delete"
              item={file}
              onClick={() => void runAction(() => send('DELETE', withQuery('file', { file })))}
            />
          </Row>
        ))}
      </ul>
    </Screen>
  );
}
