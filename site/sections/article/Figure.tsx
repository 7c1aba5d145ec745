import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingData } from '../../content/articles/drawings.ts';
import type { Box, PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

/** As in Prose.css. */
const WIDE: Box = { vw: { phone: 100, tablet: 91 }, ratio: { phone: 1.33, tablet: 1.78 } };
/** As in ArticleSection.css. */
const AT_HEADING: Box = {
  vw: { phone: 100, tablet: 38, desktop: 32 },
  ratio: { phone: 1, tablet: 0.75, desktop: 0.8 },
};

type FigureContent = { picture: PictureData; atHeading: boolean } | { drawing: DrawingData; alt: string };

type Props = FigureContent & { caption?: string | undefined };

function Figure({ caption, ...content }: Props) {
  const figcaption = caption && <figcaption>{caption}</figcaption>;
  if ('picture' in content)
    return (
      <figure>
        <Picture picture={content.picture} {...(content.atHeading ? AT_HEADING : WIDE)} />
        {figcaption}
      </figure>
    );
  const { src, width, height, hairShade } = content.drawing;
  return (
    <figure className={`prose__drawing prose__drawing--${hairShade}`}>
      <img {...{ src, width, height }} alt={content.alt} loading="lazy" decoding="async" />
      {figcaption}
    </figure>
  );
}

/** Renders a picture within Markdown to HTML. Build time only, since it imports React's server renderer. */
export function figureHtml(props: Props): string {
  return renderToStaticMarkup(<Figure {...props} />);
}
