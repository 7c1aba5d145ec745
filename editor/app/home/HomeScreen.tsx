import type { ContentEntry, Sample } from '../../shared/api.ts';
import { formAddress } from '../route.ts';

interface Props {
  salon: string;
  entries: readonly ContentEntry[];
  /** How many messages are to be answered; undefined where there are none to read. */
  unanswered: number | undefined;
  changed: number;
  samples: readonly Sample[];
}

/** What the owner does most, each with what it holds now. */
export function HomeScreen({ salon, entries, unanswered, changed, samples }: Props) {
  const part = (field: string) => entries.find(({ fields }) => fields?.[0] === field);
  const [hours, holidays] = [part('hours'), part('holidays')];
  const services = entries.filter(({ file }) => file.startsWith('content/services/'));
  const rows: readonly (readonly [label: string, href: string, holds: string] | false | undefined)[] = [
    ['Change a price', '#prices', services.map(({ label }) => label).join(', ')],
    holidays && ['Close for a day', formAddress(holidays), holidays.summary],
    hours && ['Hours', formAddress(hours), hours.summary],
    ['Add a photo', '#photos', ''],
    ['Write an article', '#articles', ''],
    unanswered !== undefined && [
      count('Messages', unanswered),
      '#messages',
      unanswered === 0 ? 'All are answered' : 'To answer',
    ],
    [count('Changes', changed), '#changes', changed === 0 ? 'Nothing new to publish' : 'Not published yet'],
    ['Everything else', '#all', 'Team, reviews, gallery, pages'],
  ];
  return (
    <main className="screen home">
      <h1 className="d3">{salon}</h1>
      {samples.length > 0 && (
        <p className="sample">
          <a href="#samples">{`Before going live: ${String(samples.length)} examples to change or confirm`}</a>
        </p>
      )}
      <ul className="rows">
        {rows.map(
          (row) =>
            row && (
              <li key={row[1]}>
                <a href={row[1]}>
                  <strong>{row[0]}</strong>
                  {row[2] && <span>{row[2]}</span>}
                </a>
              </li>
            ),
        )}
      </ul>
    </main>
  );
}

const count = (label: string, number: number) => (number > 0 ? `${label} (${String(number)})` : label);
