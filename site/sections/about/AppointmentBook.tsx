import { type AppointmentRow } from './appointment-rows.ts';

import './AppointmentBook.css';

interface Props {
  caption: string;
  note: string;
  people: readonly { name: string; role: string }[];
  /** Rows of the table; `hour` is formatted for display, `9am`. */
  rows: readonly AppointmentRow[];
}

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
                  {people.map(({ name, role }) => (
                    <th scope="col" key={name}>
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
                      <td key={name} rowSpan={height} className={work && 'appointment-book__entry'}>
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

/** The pencil next to the book. */
function Pencil() {
  return (
    <svg className="appointment-book__pencil" viewBox="0 0 420 22" aria-hidden="true">
      <path fill="#e9cfa9" d="M44 2v18L4 11z" />
      <path fill="var(--ink)" d="M14 8.7v4.6L4 11z" />
      <path fill="var(--copper)" d="M44 2h306v18H44l5-4.5-5-4.5 5-4.5z" />
      <path fill="var(--ember)" d="M47 14.5h303V20H44z" />
      <path fill="var(--brass)" d="M350 2h34v18h-34z" />
      <path stroke="#7b5a27" strokeWidth="1.5" d="M356 2v18M362 2v18M372 2v18M378 2v18" />
      <path fill="#c98e7a" d="M384 3h24q8 0 8 8t-8 8h-24z" />
    </svg>
  );
}
