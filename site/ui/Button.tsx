import { type ReactNode } from 'react';

import './Button.css';

interface Props {
  href: string;
  children: ReactNode;
  /** `solid` for the primary action, `outline` for a secondary one, `paper` on dark and colored fields. */
  variant?: 'solid' | 'outline' | 'paper';
  className?: string;
}

/** A link styled as a button. */
export function Button({ href, children, variant = 'solid', className }: Props) {
  const classes = ['button', variant !== 'solid' && `button--${variant}`, className]
    .filter(Boolean)
    .join(' ');
  return (
    <a className={classes} href={href}>
      {children}
    </a>
  );
}
