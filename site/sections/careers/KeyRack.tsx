import type { PageContent } from '../../content/page-content.ts';

type Props = PageContent<'careersPage'>['keys'] & {
  people: PageContent<'team'>;
  jobs: PageContent<'careers'>['jobs'];
};

/** The key board by the back door: one key for each person, and one for each open job, which leads to it. */
export function KeyRack({ headline, waiting, note, none, people, jobs }: Props) {
  return (
    <section className="key-rack dark">
      <div className="wrap">
        <div className="key-rack__head grid">
          <h2 className="d2">{headline}</h2>
          <p>{jobs.length > 0 ? note : none}</p>
        </div>
        <ul className="key-rack__hooks">
          {people.map(({ name, role }) => (
            <li key={name}>
              <span className="key-rack__tag">
                <b>{name}</b> {role}
              </span>
            </li>
          ))}
          {jobs.map(({ slug, title }) => (
            <li key={slug}>
              <a className="key-rack__tag key-rack__tag--open" href={`#${slug}`}>
                <b>{waiting}</b> {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
