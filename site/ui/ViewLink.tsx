import { type ReactNode } from 'react';

import { type PictureData } from './picture-data.ts';

interface Props {
  /** The whole picture, as large as it gets. */
  large: PictureData;
  /** Stands over the description of the large picture. */
  title: string;
  className?: string;
  /** The small picture. */
  children: ReactNode;
}

/** A small picture that leads to its large one: over the page where a script is (site/islands/Viewer.tsx), else by itself. */
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
