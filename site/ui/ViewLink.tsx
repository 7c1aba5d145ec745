import { type ReactNode } from 'react';

import { type PictureData } from './picture-data.ts';

interface Props {
  /** The large picture. */
  large: PictureData;
  /** Caption title in the lightbox. */
  title: string;
  className?: string;
  /** The thumbnail. */
  children: ReactNode;
}

/** A thumbnail linked to its large picture. With script the lightbox opens instead. */
export function ViewLink({ large, title, className, children }: Props) {
  return (
    <a
      className={className}
      href={large.src}
      data-press
      data-view={large.sources[0]?.srcSet}
      data-width={large.width}
      data-height={large.height}
      data-title={title}
    >
      {children}
    </a>
  );
}
