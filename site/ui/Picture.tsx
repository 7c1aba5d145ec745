import type { Box, PerScreen, PictureData, PictureSource } from '../lib/picture-data.ts';
import { PHONE, TO_TABLET } from '../styles/breakpoints.ts';

import './Picture.css';

interface Props extends Box {
  picture: PictureData;
  className?: string;
  /** Loads at once with high priority: for the first picture of a page. Others are lazy. */
  priority?: boolean;
}

/** A responsive picture. CSS crops it to its box around the focus point. */
export function Picture({ picture, className, priority = false, ...box }: Props) {
  const { phone, src, srcSet, width, height, focus, alt } = picture;
  const source = (data: PictureSource) => ({
    type: 'image/avif',
    srcSet: data.srcSet,
    sizes: sizesOf(data, box, !priority),
  });
  const loading = priority
    ? ({ fetchPriority: 'high', loading: 'eager' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={className}>
      {phone && <source media={PHONE} width={phone.width} height={phone.height} {...source(phone)} />}
      <source {...source({ srcSet, width, height })} />
      <img {...{ src, width, height, alt }} {...loading} style={focus ? { '--focus': focus } : undefined} />
    </picture>
  );
}

/** `auto` knows only the width of the box: where the file is wider than this times the box, it would choose too small a file. */
const MAX_CROP_OF_AUTO = 1.2;

/**
 * The `sizes` attribute: how wide the browser lays out the file, of which the box may show a part. `auto` is the width of
 * the box, which lazy pictures know by the time they load.
 */
function sizesOf({ width, height }: PictureSource, box: Box, lazy: boolean): string {
  const fileRatio = width / height;
  const widths = perScreen(box.vw);
  const crops = perScreen(box.ratio ?? { phone: fileRatio }).map((ratio) => Math.max(1, fileRatio / ratio));
  const auto = lazy && crops.every((crop) => crop <= MAX_CROP_OF_AUTO);
  const [phone, tablet, desktop] = widths.map((vw, index) => `${Math.round(vw * (crops[index] ?? 1))}vw`);
  const sizes = [
    phone !== tablet && `${PHONE} ${phone}`,
    tablet !== desktop && `${TO_TABLET} ${tablet}`,
    desktop,
  ];
  return [auto && 'auto', ...sizes].filter(Boolean).join(', ');
}

function perScreen({ phone, tablet = phone, desktop = tablet }: PerScreen): number[] {
  return [phone, tablet, desktop];
}
