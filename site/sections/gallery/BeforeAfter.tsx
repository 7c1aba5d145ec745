import type { PageContent } from '../../content/page-content.ts';
import type { Box } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

/** As laid out by Story.css. */
const BOX: Box = {
  vw: { phone: 100, tablet: 92, desktop: 54 },
  ratio: { phone: 0.83, tablet: 1.13, desktop: 1.1 },
};

type Props = Pick<PageContent<'galleryPage'>['stories']['list'][number], 'before' | 'after'>;

/** The before and after pictures, children of the comparison slider. */
export function BeforeAfter({ before, after }: Props) {
  return (
    <>
      <figure className="compare__before">
        <Picture picture={before} {...BOX} />
        <figcaption>Before</figcaption>
      </figure>
      <figure className="compare__after">
        <Picture picture={after} {...BOX} />
        <figcaption>After</figcaption>
      </figure>
    </>
  );
}
