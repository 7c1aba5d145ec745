import { type Box, type Boxes, type PictureData, type PictureSource } from '../lib/picture-data.ts';
import { PHONE, TO_TABLET } from '../styles/breakpoints.ts';

import './Picture.css';

interface Props {
  picture: PictureData;
  boxes: Boxes;
  className?: string;
  /** Loads at once with high priority: for the first picture of a page. Others are lazy. */
  priority?: boolean;
}

/** A responsive picture. CSS crops it to its box around the focus point. */
export function Picture({ picture, boxes, className, priority = false }: Props) {
  const { phone, src, srcSet, width, height, focus, alt } = picture;
  const source = (data: PictureSource) => ({
    type: 'image/avif',
    srcSet: data.srcSet,
    sizes: sizesOf(data, boxes, !priority),
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

/** More of a photo than this is cropped where `auto`, which knows only the box, would choose too small a file. */
const CROPPED = 1.2;

/**
 * The `sizes` attribute: how wide the browser lays out the file, of which the box may show a part. `auto` is the width of
 * the box, which lazy pictures know by the time they load.
 */
function sizesOf({ width, height }: PictureSource, { phone, ...boxes }: Boxes, lazy: boolean): string {
  const crop = ([, ratio = width / height]: Box) => Math.max(1, width / height / ratio);
  const vw = (box: Box) => `${Math.round(box[0] * crop(box))}vw`;
  const { tablet = phone, desktop = tablet } = boxes;
  const auto = lazy && [phone, tablet, desktop].every((box) => crop(box) <= CROPPED);
  const [onPhone, onTablet, onDesktop] = [vw(phone), vw(tablet), vw(desktop)];
  const sizes = [
    onPhone !== onTablet && `${PHONE} ${onPhone}`,
    onTablet !== onDesktop && `${TO_TABLET} ${onTablet}`,
    onDesktop,
  ];
  return [auto && 'auto', ...sizes].filter(Boolean).join(', ');
}
