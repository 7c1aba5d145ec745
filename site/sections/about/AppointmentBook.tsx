import { type AppointmentRow } from './appointment-rows.ts';

interface Props {
  caption: string;
  note: string;
  people: readonly { name: string; role: string }[];
  /** Rows of the table; `hour` is formatted for display, `9am`. */
  rows: readonly AppointmentRow[];
}

/** The first column of the right page. */
const AFTER_FOLD = 'appointment-book__after-fold';

/** The appointment book of an ordinary day: a column per person, a row per half hour. */
export function AppointmentBook({ caption, note, people, rows }: Props) {
  const left = Math.ceil(people.length / 2);
  return (
    <section className={`appointment-book appointment-book--${String(people.length)}`}>
      <div className="wrap">
        <div className="appointment-book__cover">
          <div className="appointment-book__pages">
            <table>
              <caption>{caption}</caption>
              <colgroup>
                <col className="appointment-book__hours" />
                {people.map(({ name }, at) => (
                  <col key={name} className={at < left ? undefined : 'appointment-book__right'} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">Time</span>
                  </th>
                  {people.map(({ name, role }, at) => (
                    <th scope="col" key={name} className={at === left ? AFTER_FOLD : undefined}>
                      {name}
                      <span className="appointment-book__role">{role}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={at}>
                    <th scope="row">
                      {row.hour ?? <span className="visually-hidden">half past {rows[at - 1]?.hour}</span>}
                    </th>
                    {row.cells.map(({ name, rows: height, work }) => (
                      <td
                        key={name}
                        rowSpan={height}
                        className={entryClass(work, name === people[left]?.name)}
                      >
                        {work}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <i className="appointment-book__ribbon" aria-hidden="true" />
          <Pencil />
        </div>
        <p className="appointment-book__note">{note}</p>
      </div>
    </section>
  );
}

/** Empty cells need none: they have no text to keep away from the fold. */
function entryClass(work: string | undefined, afterFold: boolean): string | undefined {
  if (!work) return undefined;
  return afterFold ? `appointment-book__entry ${AFTER_FOLD}` : 'appointment-book__entry';
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
