import { type ReactNode } from 'react';

import './Button.css';

interface Props {
  href: string;
  children: ReactNode;
  /** `solid` for the primary action, `outline` for a secondary one, `paper` on dark and colored fields. */
  variant?: 'solid' | 'outline' | 'paper';
  className?: string;
  /** Opens in a new tab with `noopener`. */
  external?: boolean;
}

/** A link styled as a button. */
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
