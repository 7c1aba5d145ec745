import type { Sample } from '../../shared/api.ts';
import { formOf } from '../../shared/form-of.ts';
import { formAddress } from '../route.ts';
import { runAction, send, useContent, useData } from '../server-api.ts';
import { ItemButton, Row, Screen } from '../ui.tsx';

/** What is left to change or confirm before the site goes live. */
export function SamplesScreen() {
  const { forms } = useContent();
  const { data: samples = [] } = useData<readonly Sample[]>('samples');
  const status =
    samples.length === 0
      ? 'Nothing is left: every example was changed or confirmed.'
      : `Examples left: ${samples.length}. Change each, or confirm that it is right.`;
  return (
    <Screen title="Before going live" status={status}>
      <ul className="rows">
        {samples.map(({ file, path, breadcrumb, value }) => {
          const form = formOf(forms, file, path);
          const href = form && formAddress(form, path);
          return (
            <Row key={`${file} ${path.join('.')}`} href={href} title={breadcrumb} text={value}>
              <ItemButton
                action="It is right"
                item={breadcrumb}
                onClick={() => void runAction(() => send('POST', 'samples', { file, path }))}
              />
            </Row>
          );
        })}
      </ul>
    </Screen>
  );
}
