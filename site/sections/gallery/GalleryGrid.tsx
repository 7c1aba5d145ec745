import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';

interface Props {
  pictures: readonly {
    category: string;
    /** Key of the category in the filter. */
    key: string;
    picture: PictureData;
    large: PictureData;
  }[];
}

/**
 * The gallery's pictures, each a link to its large version, with its number and its category. The filter hides entries by
 * their `data-category`.
 */
export function GalleryGrid({ pictures }: Props) {
  return (
    <ol className="gallery-grid wrap grid">
      {pictures.map(({ category, key, picture, large }, at) => (
        <li key={picture.src} data-category={key}>
          <figure>
            <ViewLink large={large} title={category}>
              <Picture picture={picture} first={at === 0} />
            </ViewLink>
            <figcaption>
              <span className="gallery-grid__number">{at + 1}</span>
              <span className="gallery-grid__category">{category}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
