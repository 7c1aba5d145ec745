import type { PageContent } from '../../content/page-content.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { type AppointmentRow, appointmentRows } from './appointment-rows.ts';
import pencil from './pencil.svg?raw';

type Props = PageContent<'about'>['book'] & {
  people: PageContent<'team'>;
  hours: PageContent<'salon'>['hours'];
};

/** The appointment book of an ordinary day: on each of its two pages a column per person, and a row per half hour. */
export function AppointmentBook({ day, caption, note, columns, people, hours }: Props) {
  const booked = columns.flatMap(({ name }) => people.find((person) => person.name === name) ?? []);
  const left = Math.ceil(booked.length / 2);
  const pages = [booked.slice(0, left), booked.slice(left)].filter((page) => page.length > 0);
  const opening = hours.find(({ days }) => days.includes(day)) ?? hours[0];
  const rows = opening ? appointmentRows(opening, columns) : [];
  return (
    <section className="appointment-book">
      <div className="wrap">
        <div className="appointment-book__cover">
          <div className="appointment-book__pages">
            {pages.map((page, index) => (
              <Page key={index} caption={caption} isFirst={index === 0} people={page} rows={rows} />
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

interface PageProps {
  caption: string;
  isFirst: boolean;
  people: Props['people'];
  rows: readonly AppointmentRow[];
}

/** One page. The caption is shown above the first. */
function Page({ caption, isFirst, people, rows }: PageProps) {
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
        {rows.map((row, index) => {
          const cells = row.cells.filter(({ name }) => isHere(name));
          return (
            <tr key={index}>
              {/* No header: in many rows no work begins. */}
              <td>
                {row.hour ?? <span className="visually-hidden">half past {rows[index - 1]?.hour}</span>}
              </td>
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
