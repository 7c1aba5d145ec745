import { filterKey } from '../../lib/filter-key.ts';
import { type Boxes, type PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';

interface Props {
  pictures: readonly {
    category: string;
    picture: PictureData;
  }[];
}

/** Boxes of the pictures that GalleryGrid.css places one by one, without a filter. */
const BOXES: readonly Boxes[] = [
  { phone: [100, 1.2], tablet: [66, 1.8] },
  { phone: [43, 0.71], tablet: [29, 0.8] },
  { phone: [48, 0.8], tablet: [29, 0.89] },
  { phone: [56, 1], tablet: [37, 1.12] },
  { phone: [35, 0.62], tablet: [22, 0.65] },
  { phone: [100, 1.33], tablet: [89, 2.2] },
  { phone: [35, 0.5], tablet: [22, 0.46] },
  { phone: [56, 0.8], tablet: [37, 0.8] },
  { phone: [100, 1.2], tablet: [29, 0.8] },
  { phone: [51, 0.8], tablet: [65, 1.5] },
  { phone: [40, 0.63], tablet: [29, 0.55] },
];
/** Of those after them. */
const MORE: Boxes = { phone: [50, 0.8], tablet: [29, 0.8] };

/** The gallery’s pictures, each a link to its large version. The filter hides entries by their `data-keys`. */
export function GalleryGrid({ pictures }: Props) {
  return (
    <ol className="gallery-grid wrap grid">
      {pictures.map(({ category, picture }, index) => (
        <li key={index} data-keys={filterKey(category)}>
          <figure>
            <ViewLink picture={picture} title={category}>
              <Picture picture={picture} boxes={BOXES[index] ?? MORE} priority={index === 0} />
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
