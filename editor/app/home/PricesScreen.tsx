import { useEffect, useState } from 'react';
import type { ContentEntry } from '../../shared/api.ts';
import type { Path } from '../../shared/schema.ts';
import { formAddress } from '../route.ts';
import { openFile, wordsOf } from '../server-api.ts';

interface Line {
  readonly name: string;
  readonly price: string;
  readonly path: Path;
}

interface PriceList {
  readonly entry: ContentEntry;
  readonly lines: readonly Line[];
}

/** Every price of the salon. Each leads to its field. */
export function PricesScreen({ entries }: { entries: readonly ContentEntry[] }) {
  const [lists, setLists] = useState<readonly PriceList[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const services = entries.filter(({ file }) => file.startsWith('content/services/'));
    const read = async (entry: ContentEntry) => ({
      entry,
      lines: linesOf((await openFile(entry.file)).data),
    });
    Promise.all(services.map(read)).then(setLists, (error: unknown) => {
      setFailure(wordsOf(error));
    });
  }, [entries]);
  return (
    <main className="screen">
      <h1 className="d3">Prices</h1>
      {!lists && <p className="hint">{failure ?? 'Reading the prices…'}</p>}
      {lists?.map(({ entry, lines }) => (
        <section key={entry.file}>
          <h2 className="changes__file">{entry.label}</h2>
          <ul className="rows rows--prices">
            {lines.map(({ name, price, path }) => (
              <li key={path.join('.')}>
                <a href={formAddress(entry, path)}>
                  <strong>{name}</strong> <span>{price}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

interface Service {
  readonly from?: number;
  readonly prices?: {
    readonly lines: readonly {
      readonly name: string;
      readonly price: number | null;
      readonly note?: string;
    }[];
  };
}

function linesOf(data: unknown): Line[] {
  const { from, prices } = data as Service;
  const starting =
    from === undefined ? [] : [{ name: 'Starting price', price: `$${String(from)}`, path: ['from'] }];
  const listed = prices?.lines.map(({ name, price, note = '' }, at) => ({
    name,
    price: price === null ? note : `$${String(price)}`,
    path: ['prices', 'lines', at, price === null ? 'note' : 'price'],
  }));
  return listed ?? starting;
}
