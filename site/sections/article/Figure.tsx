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

/** HTML of a picture in a text made from Markdown. Only for the build: it brings React's renderer along. */
export function figureHtml(props: Props): string {
  return renderToStaticMarkup(<Figure {...props} />);
}
