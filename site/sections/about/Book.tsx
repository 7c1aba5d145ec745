import { type BookLine } from './book-lines.ts';

import './Book.css';

interface Props {
  caption: string;
  note: string;
  people: readonly { name: string; role: string }[];
  /** Rows of the table; `hour` is formatted for display, `9am`. */
  lines: readonly BookLine[];
}

/** Columns on the left page; the others are on the right page. */
const LEFT_PAGE = 2;

/** The appointment book of an ordinary day: a column per person, a row per half hour. */
export function Book({ caption, note, people, lines }: Props) {
  return (
    <section className="book">
      <div className="wrap">
        <div className="book__cover">
          <div className="book__pages">
            <table>
              <caption>{caption}</caption>
              <colgroup>
                <col className="book__hours" />
                {people.map(({ name }, at) => (
                  <col key={name} className={at < LEFT_PAGE ? undefined : 'book__right'} />
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
                      <span className="book__role">{role}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line, at) => (
                  <tr key={at}>
                    <th scope="row">
                      {line.hour ?? <span className="visually-hidden">half past {lines[at - 1]?.hour}</span>}
                    </th>
                    {line.cells.map(({ name, lines: height, work }) => (
                      <td key={name} rowSpan={height} className={work && 'book__entry'}>
                        {work}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <i className="book__ribbon" aria-hidden="true" />
          <Pencil />
        </div>
        <p className="book__note">{note}</p>
      </div>
    </section>
  );
}

/** The pencil next to the book. */
function Pencil() {
  return (
    <svg className="book__pencil" viewBox="0 0 420 22" aria-hidden="true">
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
