import './Breadcrumbs.css';

interface Props {
  /** From the home page down; the last one is this page. */
  trail: readonly { name: string; href: string }[];
  current: string;
}

/** Where this page is. A long name is cut at 200 px and stands whole in its tooltip. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
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
