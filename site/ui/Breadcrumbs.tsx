import type { Link } from '../lib/link.ts';

import './Breadcrumbs.css';

interface Props {
  /** From the home page to the current page. */
  trail: readonly Link[];
}

/** Breadcrumbs. A long name is truncated at 200 px and complete in its tooltip. */
export function Breadcrumbs({ trail }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {trail.map(({ name, href }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current="page" title={name}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
