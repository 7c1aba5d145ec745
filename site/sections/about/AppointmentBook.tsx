import { type Shown } from '../../content/shown.ts';
import { type AppointmentRow } from './appointment-rows.ts';

interface Props extends Pick<Shown<'about'>['book'], 'caption' | 'note'> {
  people: Shown<'team'>;
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
          <Pencil />
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

/** The pencil next to the book: a six-sided one, of which three sides are seen. */
function Pencil() {
  return (
    <svg className="appointment-book__pencil" viewBox="0 0 620 22" aria-hidden="true">
      <path fill="#e6c8a0" d="M20 8 66 0q7 3 0 6q9 5 0 10q7 3 0 6L20 14q2-3 0-6z" />
      <path fill="#cfa878" d="M20 11.5 66 16q7 3 0 6L20 14q1-1 0-2.5z" />
      <path fill="#2a211d" d="M0 11 20 8q2 3 0 6z" />
      <path fill="#c4653a" d="M66 0h482v6H66q7-3 0-6z" />
      <path fill="#a3441b" d="M66 6h482v10H66q9-5 0-10z" />
      <path fill="#73290c" d="M66 16h482v6H66q7-3 0-6z" />
      <path fill="#c79b52" d="M548-.5h40v23h-40z" />
      <path
        fill="#8f6526"
        d="M548 15.5h40v7h-40zM554-.5h2v23h-2zM559-.5h2v23h-2zM575-.5h2v23h-2zM580-.5h2v23h-2z"
      />
      <path fill="#d79b84" d="M588 1h22q10 2 10 10t-10 10h-22z" />
      <path fill="#b57661" d="M588 15.5h30.5q-3 5.5-8.500 5.5h-22z" />
    </svg>
  );
}
