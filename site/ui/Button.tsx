import { type ReactNode } from 'react';

import './Button.css';

interface Props {
  href: string;
  children: ReactNode;
  /** `solid` copper for the one thing to do, `outline` beside it, `paper` on dark and coloured fields. */
  variant?: 'solid' | 'outline' | 'paper';
  className?: string;
  /** Opens in a new tab, without giving that page a handle on ours. */
  external?: boolean;
}

/** A link that looks like what it is: something to press. */
export function Button({ href, children, variant = 'solid', className, external = false }: Props) {
  const classes = ['button', variant !== 'solid' && `button--${variant}`, className]
    .filter(Boolean)
    .join(' ');
  return (
    <a className={classes} href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
