import { type ReactNode } from 'react';

import './TextLink.css';

interface Props {
  href: string;
  children: ReactNode;
  className?: string;
  external?: boolean;
}

/** A text link with a copper underline. */
export function TextLink({ href, children, className, external = false }: Props) {
  return (
    <a
      className={className ? `link ${className}` : 'link'}
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
