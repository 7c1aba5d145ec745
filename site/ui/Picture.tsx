import { type PictureData } from './picture-data.ts';

import './Picture.css';

interface Props {
  picture: PictureData;
  className?: string;
  /** The first picture of a page: fetched at once and before others. All others wait until they are near. */
  first?: boolean;
}

/** A photo in the right size and format for the screen. Its place is there before it arrives, in the picture's colour. */
export function Picture({ picture, className, first = false }: Props) {
  const loading = first
    ? ({ fetchPriority: 'high', loading: 'eager' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={className}>
      {picture.sources.map(({ type, srcSet, sizes, media, width, height }) => (
        <source key={`${type}${media ?? ''}`} {...{ type, srcSet, media, sizes, width, height }} />
      ))}
      <img
        className={`c${picture.colour}`}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        {...loading}
      />
    </picture>
  );
}
