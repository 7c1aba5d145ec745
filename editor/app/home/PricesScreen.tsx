import type { ContentForm, OpenedFile, Path } from '../../shared/api.ts';
import { dollars } from '../../../site/lib/dollars.ts';
import { formAddress } from '../route.ts';
import { withQuery, useContent, useData } from '../server-api.ts';
import { Row, Screen } from '../ui.tsx';

export function PricesScreen() {
  return (
    <Screen title="Prices">
      {useContent()
        .menu.filter(({ kind }) => kind === 'services')
        .map((form) => (
          <PriceList key={form.file} form={form} />
        ))}
    </Screen>
  );
}

interface Service {
  readonly startingPrice?: number;
  readonly prices?: {
    readonly lines: readonly { name: string; price: number | null; note?: string }[];
  };
}

function PriceList({ form }: { form: ContentForm }) {
  const { data: opened, error } = useData<OpenedFile>(withQuery('file', { file: form.file }));
  const { startingPrice, prices } = (opened?.data ?? {}) as Service;
  const row = (title: string, text: string, path: Path) => (
    <Row key={path.join('.')} href={formAddress(form, path)} title={title} text={text} />
  );
  return (
    <section>
      <h2 className="screen__heading">{form.label}</h2>
      {!opened && <p className="hint">{error?.message ?? 'Reading the prices…'}</p>}
      <ul className="rows rows--prices">
        {prices?.lines.map(({ name, price, note = '' }, index) =>
          price === null
            ? row(name, note, ['prices', 'lines', index, 'note'])
            : row(name, dollars(price), ['prices', 'lines', index, 'price']),
        )}
        {!prices &&
          startingPrice !== undefined &&
          row('Starting price', dollars(startingPrice), ['startingPrice'])}
      </ul>
    </section>
  );
}
