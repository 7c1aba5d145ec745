import { type PictureData } from '../../ui/picture-data.ts';
import { Story } from './Story.tsx';

import './Stories.css';

interface Props {
  headline: string;
  accent: string;
  note: string;
  stories: readonly {
    headline: string;
    accent: string;
    text: string;
    before: PictureData;
    after: PictureData;
    figures: readonly { name: string; value: string }[];
  }[];
}

/** Two changes of hair, told as work. */
export function Stories({ headline, accent, note, stories }: Props) {
  return (
    <section className="stories">
      <div className="wrap">
        <div className="stories__head grid">
          <h2 className="d2">
            {headline} <span className="stories__accent">{accent}</span>
          </h2>
          <p>{note}</p>
        </div>
        {stories.map((story) => (
          <Story key={story.headline} {...story} />
        ))}
      </div>
    </section>
  );
}
