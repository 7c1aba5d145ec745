import './Breadcrumbs.css';

interface Props {
  /** From the home page to the current page. */
  trail: readonly { name: string; href: string }[];
  current: string;
}

/** Breadcrumbs. A long name is truncated at 200 px and complete in its tooltip. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {trail.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
