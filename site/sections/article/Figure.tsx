import { renderToStaticMarkup } from 'react-dom/server';

import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  picture: PictureData;
  caption?: string | undefined;
}

function Figure({ picture, caption }: Props) {
  return (
    <figure>
      <Picture picture={picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Renders a picture within Markdown to HTML. Build time only, since it imports React's server renderer. */
export function figureHtml(props: Props): string {
  return renderToStaticMarkup(<Figure {...props} />);
}
