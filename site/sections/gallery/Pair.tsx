import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  before: PictureData;
  after: PictureData;
}

/** Two pictures of one head, which the island around them lays over each other (site/islands/Compare.css). */
export function Pair({ before, after }: Props) {
  return (
    <>
      <figure className="compare__before">
        <Picture picture={before} />
        <figcaption>Before</figcaption>
      </figure>
      <figure className="compare__after">
        <Picture picture={after} />
        <figcaption>After</figcaption>
      </figure>
    </>
  );
}
