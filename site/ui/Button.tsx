import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

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
  return (
    <a className={classNames('button', variant !== 'solid' && `button--${variant}`, className)} href={href}>
      {children}
    </a>
  );
}
