import { type PictureData } from './picture-data.ts';

import './Picture.css';

interface Props {
  picture: PictureData;
  className?: string;
  /** Loads at once with high priority: for the first picture of a page. Others are lazy. */
  first?: boolean;
}

/** A responsive picture. */
export function Picture({ picture, className, first = false }: Props) {
  const loading = first
    ? ({ fetchPriority: 'high', loading: 'eager' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={className}>
      {picture.sources.map(({ type, srcSet, sizes, media, width, height }) => (
        <source key={`${type}${media ?? ''}`} {...{ type, srcSet, media, sizes, width, height }} />
      ))}
      <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} {...loading} />
    </picture>
  );
}
