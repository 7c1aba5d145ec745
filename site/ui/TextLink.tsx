import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

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
      className={classNames('text-link', className)}
      href={href}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
