import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ViewLink } from '../../ui/ViewLink.tsx';

interface Props {
  pictures: readonly {
    category: string;
    /** The category as the filter knows it. */
    key: string;
    picture: PictureData;
    large: PictureData;
  }[];
}

/**
 * The pictures, hung with a number each; each leads to its large one. The category joins the number under the pointer,
 * on focus, or by itself where there is a finger. The filter hides entries by their `data-category`.
 */
export function Hanging({ pictures }: Props) {
  return (
    <ol className="wall__grid wrap grid">
      {pictures.map(({ category, key, picture, large }, at) => (
        <li key={picture.src} data-category={key}>
          <figure>
            <ViewLink large={large} title={category}>
              <Picture picture={picture} first={at === 0} />
            </ViewLink>
            <figcaption>
              <span className="wall__number">{at + 1}</span>
              <span className="wall__category">{category}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
