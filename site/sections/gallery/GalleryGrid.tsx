import { filterKey } from '../../lib/filter-key.ts';
import type { Box, PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';

interface Props {
  pictures: readonly {
    category: string;
    picture: PictureData;
  }[];
}

/** Boxes of the pictures that GalleryGrid.css places one by one, without a filter. */
const BOXES: readonly Box[] = [
  { vw: { phone: 100, tablet: 66 }, ratio: { phone: 1.2, tablet: 1.8 } },
  { vw: { phone: 43, tablet: 29 }, ratio: { phone: 0.71, tablet: 0.8 } },
  { vw: { phone: 48, tablet: 29 }, ratio: { phone: 0.8, tablet: 0.89 } },
  { vw: { phone: 56, tablet: 37 }, ratio: { phone: 1, tablet: 1.12 } },
  { vw: { phone: 35, tablet: 22 }, ratio: { phone: 0.62, tablet: 0.65 } },
  { vw: { phone: 100, tablet: 89 }, ratio: { phone: 1.33, tablet: 2.2 } },
  { vw: { phone: 35, tablet: 22 }, ratio: { phone: 0.5, tablet: 0.46 } },
  { vw: { phone: 56, tablet: 37 }, ratio: { phone: 0.8 } },
  { vw: { phone: 100, tablet: 29 }, ratio: { phone: 1.2, tablet: 0.8 } },
  { vw: { phone: 51, tablet: 65 }, ratio: { phone: 0.8, tablet: 1.5 } },
  { vw: { phone: 40, tablet: 29 }, ratio: { phone: 0.63, tablet: 0.55 } },
];
/** Box of the pictures after those. */
const MORE: Box = { vw: { phone: 50, tablet: 29 }, ratio: { phone: 0.8 } };

/** The gallery’s pictures, each a link to its large version. The filter hides entries by their `data-keys`. */
export function GalleryGrid({ pictures }: Props) {
  return (
    <ol className="gallery-grid wrap grid">
      {pictures.map(({ category, picture }, index) => (
        <li key={index} data-keys={filterKey(category)}>
          <figure>
            <ViewLink picture={picture} title={category}>
              <Picture picture={picture} {...(BOXES[index] ?? MORE)} priority={index === 0} />
            </ViewLink>
            <figcaption>
              <span className="gallery-grid__number">{index + 1}</span>
              <span className="gallery-grid__category">{category}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
