import type { ReactNode } from 'react';
import type { FileVersion, LabeledProblem } from '../../shared/api.ts';
import { Section } from '../form/Section.tsx';
import { DeleteArticle, PublishArticle } from './PublishArticle.tsx';

const DETAILS = ['description', 'tags', 'author', 'date'];

interface Props {
  file: string;
  version: FileVersion;
  problems: readonly LabeledProblem[];
  /** Draws some fields of the form. */
  fields: (names: readonly string[]) => ReactNode;
  /** The field of the text. */
  text: ReactNode;
  /** What is still to be filled in. */
  missing: ReactNode;
  onChange: (part: Partial<FileVersion>) => void;
  /** Saves an article that is ready. */
  onReady: () => void;
}

/** The fields of an article in the order in which it is written. Those that only publishing needs are in a section that is closed at first. */
export function ArticleForm({ file, version, problems, fields, text, missing, onChange, onReady }: Props) {
  return (
    <>
      <div className="fields">
        {fields(['title', 'picture'])}
        {text}
        <PublishArticle version={version} onChange={onChange} onReady={onReady}>
          <Section
            name="details"
            title="Description, tags, author"
            isIncomplete={problems.some(({ path: [key] }) => DETAILS.includes(String(key)))}
          >
            {fields(DETAILS)}
          </Section>
        </PublishArticle>
      </div>
      {missing}
      <DeleteArticle file={file} />
    </>
  );
}
