import { classNames } from '../../lib/class-names.ts';
import { TableOfContents } from '../../ui/TableOfContents.tsx';

interface Props {
  contents: readonly { id: string; text: string }[];
  /** HTML rendered from Markdown in this repository. */
  groups: readonly (readonly { heading: string; html: string }[])[];
}

/** The table of contents of a legal text, and its sections. Every second group has another background. */
export function LegalText({ contents, groups }: Props) {
  return (
    <>
      <TableOfContents
        label="On this page"
        entries={contents}
        className="legal-text__contents wrap"
        numbered
      />
      {groups.map((sections, index) => (
        <div
          className={classNames('legal-text__group', index % 2 === 1 && 'legal-text__group--tinted')}
          key={index}
        >
          <div className="wrap">
            {sections.map(({ heading, html }) => (
              <section className="legal-text__section" key={heading}>
                <div className="legal-text__heading" dangerouslySetInnerHTML={{ __html: heading }} />
                <div className="legal-text__text" dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
