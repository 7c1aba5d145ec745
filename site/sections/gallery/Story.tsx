import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Leaders } from './Leaders.tsx';

import './Story.css';

interface Props {
  headline: string;
  accent: string;
  text: string;
  before: PictureData;
  after: PictureData;
  figures: readonly { name: string; value: string }[];
}

/** Before and after meet along a zigzag parting, the way a comb divides hair so that no line shows. */
export function Story({ headline, accent, text, before, after, figures }: Props) {
  return (
    <article className="story grid">
      <div className="story__pair">
        <figure className="story__half story__half--before">
          <Picture picture={before} />
          <figcaption>Before</figcaption>
        </figure>
        <figure className="story__half story__half--after">
          <Picture picture={after} />
          <figcaption>After</figcaption>
        </figure>
      </div>
      <div className="story__text">
        <h3>
          {headline} <span className="stories__accent">{accent}</span>
        </h3>
        <p>{text}</p>
        <Leaders rows={figures} />
      </div>
    </article>
  );
}
