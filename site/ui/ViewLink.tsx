import type { ReactNode } from 'react';
import type { PictureData } from '../lib/picture-data.ts';

interface Props {
  /** Shown whole by the lightbox. */
  picture: PictureData;
  /** Caption title in the lightbox. */
  title: string;
  /** The thumbnail. */
  children: ReactNode;
}

/** A thumbnail linked to its large picture. With script the lightbox opens instead. */
export function ViewLink({ picture, title, children }: Props) {
  return (
    <a
      href={picture.src}
      data-press
      data-view={picture.srcSet}
      data-width={picture.width}
      data-height={picture.height}
      data-title={title}
    >
      {children}
    </a>
  );
}
