import type { PageContent } from '../../content/page-content.ts';

type Props = PageContent<'careersPage'>['keys'] & {
  people: PageContent<'team'>;
  jobs: PageContent<'careers'>['jobs'];
};

/** The key board by the back door: one key for each person, and one for each open job, which leads to it. */
export function KeyBoard({ headline, waiting, note, none, people, jobs }: Props) {
  return (
    <section className="key-board dark">
      <div className="wrap">
        <div className="key-board__head grid">
          <h2 className="d2">{headline}</h2>
          <p>{jobs.length > 0 ? note : none}</p>
        </div>
        <ul className="key-board__hooks">
          {people.map(({ name, role }) => (
            <li key={name}>
              <span className="key-board__tag">
                <b>{name}</b> {role}
              </span>
            </li>
          ))}
          {jobs.map(({ slug, title }) => (
            <li key={slug}>
              <a className="key-board__tag key-board__tag--open" href={`#${slug}`}>
                <b>{waiting}</b> {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
