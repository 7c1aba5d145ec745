import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  before: PictureData;
  after: PictureData;
}

/** The before and after pictures, children of the comparison slider. */
export function BeforeAfter({ before, after }: Props) {
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
