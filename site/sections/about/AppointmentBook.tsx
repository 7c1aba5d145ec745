import { type PageContent } from '../../content/page-content.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { type AppointmentRow } from './appointment-rows.ts';
import pencil from './pencil.svg?raw';

interface Props extends Pick<PageContent<'about'>['book'], 'caption' | 'note'> {
  people: PageContent<'team'>;
  /** Rows of the table; `hour` is formatted for display, `9am`. */
  rows: readonly AppointmentRow[];
}

/** The appointment book of an ordinary day: on each of its two pages a column per person, and a row per half hour. */
export function AppointmentBook({ caption, note, people, rows }: Props) {
  const left = Math.ceil(people.length / 2);
  const pages = [people.slice(0, left), people.slice(left)].filter((page) => page.length > 0);
  return (
    <section className="appointment-book">
      <div className="wrap">
        <div className="appointment-book__cover">
          <div className="appointment-book__pages">
            {pages.map((page, at) => (
              <Page key={at} caption={caption} isFirst={at === 0} people={page} rows={rows} />
            ))}
          </div>
          <i className="appointment-book__ribbon" aria-hidden="true" />
          <Drawing svg={pencil} className="appointment-book__pencil" />
        </div>
        <p className="appointment-book__note">{note}</p>
      </div>
    </section>
  );
}

/** One page. The caption is shown above the first. */
function Page({ caption, isFirst, people, rows }: Omit<Props, 'note'> & { isFirst: boolean }) {
  const isHere = (name: string) => people.some((person) => person.name === name);
  return (
    <table>
      <caption className={isFirst ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Time</span>
          </th>
          {people.map(({ name, role }) => (
            <th scope="col" key={name}>
              {name}
              <span className="appointment-book__role">{role}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const cells = row.cells.filter(({ name }) => isHere(name));
          return (
            <tr key={at}>
              {/* No header: in many rows no work begins. */}
              <td>{row.hour ?? <span className="visually-hidden">half past {rows[at - 1]?.hour}</span>}</td>
              {cells.map(({ name, rows: height, work }) => (
                <td key={name} rowSpan={height} className={work && 'appointment-book__entry'}>
                  {work}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
