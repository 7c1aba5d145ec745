import { type PageContent } from '../../content/page-content.ts';
import { type Boxes } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Story.css. */
const BOXES: Boxes = { phone: [100, 0.83], tablet: [92, 1.13], desktop: [54, 1.1] };

type Props = Pick<PageContent<'galleryPage'>['stories']['list'][number], 'before' | 'after'>;

/** The before and after pictures, children of the comparison slider. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <>
      <figure className="compare__before">
        <Picture picture={before} boxes={BOXES} />
        <figcaption>Before</figcaption>
      </figure>
      <figure className="compare__after">
        <Picture picture={after} boxes={BOXES} />
        <figcaption>After</figcaption>
      </figure>
    </>
  );
}
