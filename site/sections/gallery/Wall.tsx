import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

import './Wall.css';

interface Props {
  pictures: readonly { category: string; picture: PictureData }[];
}

/** Whoever has no pointer reaches a label with the Tab key. */
const focusable = { tabIndex: 0 } as const;

/** The pictures, hung with a number each. The category joins the number under the pointer, on focus, or by itself where nothing hovers. */
export function Wall({ pictures }: Props) {
  return (
    <section className="wall" aria-label="Photos">
      <ol className="wall__grid wrap grid">
        {pictures.map(({ category, picture }, at) => (
          <li key={picture.src}>
            <figure {...focusable}>
              <Picture picture={picture} first={at === 0} />
              <figcaption>
                <span className="wall__number">{at + 1}</span>
                <span className="wall__category">{category}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
