import type { ContentForm } from '../../shared/api.ts';
import { formAddress } from '../route.ts';
import { withQuery, runAction, send, useContent } from '../server-api.ts';
import { ItemButton, Row, Screen } from '../ui.tsx';

/** Everything that can be edited, in groups, each with what it holds. */
export function ContentMenu({ current }: { current?: string }) {
  return (
    <nav className="content-menu" aria-label="Contents">
      {[...Map.groupBy(useContent().menu, ({ group }) => group)].map(([group, forms]) => (
        <section key={group}>
          <h2 className="screen__heading">{group}</h2>
          <FormLinks forms={forms} current={current} />
        </section>
      ))}
    </nav>
  );
}

type FormLinksProps = Readonly<{ forms: readonly ContentForm[]; current?: string | undefined }>;

export function FormLinks({ forms, current }: FormLinksProps) {
  return (
    <ul className="rows">
      {forms.map((form) => {
        const href = formAddress(form);
        return (
          <Row key={href} href={href} title={form.label} text={form.summary} isCurrent={href === current} />
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
