import type { ServiceSection } from '../../content/page-content.ts';
import { Picture } from '../../ui/Picture.tsx';

/** Kinds of work. Their pictures touch, forming one lock of hair. */
export function Blurbs({ blurbs }: { blurbs: ServiceSection<'blurbs'> }) {
  return (
    <section className="blurbs" aria-label="Kinds of work">
      {blurbs.map(({ name, text, picture }) => (
        <div className="blurb" key={name}>
          <h2 className="blurb__name">{name}</h2>
          <p>{text}</p>
          <Picture
            picture={picture}
            className="blurb__sample"
            vw={{ phone: 30, desktop: 22 }}
            ratio={{ phone: 0.5, tablet: 1.3 }}
          />
        </div>
      ))}
    </section>
  );
}
