import { renderToStaticMarkup } from 'react-dom/server';
import { type Boxes, type PictureData } from '../../lib/picture-data.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** As in Prose.css. */
const WIDE: Boxes = { phone: [100, 1.33], tablet: [91, 1.78] };
/** As in ArticleSection.css. */
const AT_HEADING: Boxes = { phone: [100, 1], tablet: [38, 0.75], desktop: [32, 0.8] };

/** A photo, or a drawing as the text of an SVG file. */
type FigureContent = { picture: PictureData; atHeading: boolean } | { svg: string; alt: string };

type Props = FigureContent & { caption?: string | undefined };

function Figure({ caption, ...content }: Props) {
  const figcaption = caption && <figcaption>{caption}</figcaption>;
  if ('picture' in content)
    return (
      <figure>
        <Picture picture={content.picture} boxes={content.atHeading ? AT_HEADING : WIDE} />
        {figcaption}
      </figure>
    );
  const hairShade = /<svg class="(\w+)"/u.exec(content.svg)?.[1] ?? 'copper';
  return (
    <figure className={`prose__drawing prose__drawing--${hairShade}`}>
      <Drawing svg={content.svg} preserveAspectRatio="xMidYMax meet" role="img" aria-label={content.alt} />
      {figcaption}
    </figure>
  );
}

/** Renders a picture within Markdown to HTML. Build time only, since it imports React's server renderer. */
export function figureHtml(props: Props): string {
  return renderToStaticMarkup(<Figure {...props} />);
}
