import type { ContentEntry, OpenedFile, Path } from '../../shared/api.ts';
import { dollars } from '../../../site/lib/dollars.ts';
import { formAddress } from '../route.ts';
import { withQuery, useContent, useData } from '../server-api.ts';
import { Row, Screen } from '../ui.tsx';

export function PricesScreen() {
  return (
    <Screen title="Prices">
      {useContent()
        .entries.filter(({ kind }) => kind === 'services')
        .map((entry) => (
          <PriceList key={entry.file} entry={entry} />
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

function PriceList({ entry }: { entry: ContentEntry }) {
  const { data: opened, error } = useData<OpenedFile>(withQuery('file', { file: entry.file }));
  const { startingPrice, prices } = (opened?.data ?? {}) as Service;
  const row = (title: string, text: string, path: Path) => (
    <Row key={path.join('.')} href={formAddress(entry, path)} title={title} text={text} />
  );
  return (
    <section>
      <h2 className="screen__heading">{entry.label}</h2>
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
