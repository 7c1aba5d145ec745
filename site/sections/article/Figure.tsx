import { renderToStaticMarkup } from 'react-dom/server';

import { Drawing } from '../../ui/Drawing.tsx';
import { type Boxes, type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Prose.css. */
const WIDE: Boxes = { phone: [100, 1.33], tablet: [91, 1.78] };
/** ArticleBody.css. */
const AT_HEADING: Boxes = { phone: [100, 1], tablet: [38, 0.75], desktop: [32, 0.8] };

interface FigureProps {
  picture: PictureData;
  /** Beside the heading of a section, upright. */
  atHeading: boolean;
  caption?: string | undefined;
}

interface DrawingProps {
  /** The text of an SVG file. */
  svg: string;
  alt: string;
  caption?: string | undefined;
}

function Figure({ picture, atHeading, caption }: FigureProps) {
  return (
    <figure>
      <Picture picture={picture} boxes={atHeading ? AT_HEADING : WIDE} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function DrawingFigure({ svg, alt, caption }: DrawingProps) {
  const hairShade = /<svg class="(\w+)"/u.exec(svg)?.[1] ?? 'copper';
  return (
    <figure className={`prose__drawing prose__drawing--${hairShade}`}>
      <Drawing svg={svg} preserveAspectRatio="xMidYMax meet" role="img" aria-label={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Renders a photo within Markdown to HTML. Build time only, since it imports React's server renderer. */
export function figureHtml(props: FigureProps): string {
  return renderToStaticMarkup(<Figure {...props} />);
}

/** The same for a drawing. */
export function drawingHtml(props: DrawingProps): string {
  return renderToStaticMarkup(<DrawingFigure {...props} />);
}
