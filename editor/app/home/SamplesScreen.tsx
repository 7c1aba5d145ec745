import type { Sample } from '../../shared/api.ts';
import { formOf } from '../../shared/form-of.ts';
import { formAddress } from '../route.ts';
import { runAction, send, useContent, useData } from '../server-api.ts';
import { ItemButton, Row, Screen } from '../ui.tsx';

/** What is left to change or confirm before the site goes live. */
export function SamplesScreen() {
  const { forms } = useContent();
  const { data: samples, error } = useData<readonly Sample[]>('samples');
  return (
    <Screen title="Before going live" status={error?.message ?? summary(samples)}>
      <ul className="rows">
        {samples?.map(({ file, path, breadcrumb, value }) => {
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

function summary(samples: readonly Sample[] | undefined): string {
  if (!samples) return 'Looking for examples…';
  return samples.length === 0
    ? 'Nothing is left: every example was changed or confirmed.'
    : `Examples left: ${samples.length}. Change each, or confirm that it is right.`;
}
