import { type ReactNode } from 'react';

import './TextLink.css';

interface Props {
  href: string;
  children: ReactNode;
  className?: string;
  external?: boolean;
}

/** A link in words: copper underline, thicker under the pointer. */
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
