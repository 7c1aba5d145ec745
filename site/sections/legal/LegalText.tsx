import { Contents } from './Contents.tsx';
import { hangNumbers } from './hang-numbers.ts';

import './LegalText.css';
import './LegalProse.css';

interface Props {
  title: string;
  updated: { iso: string; text: string };
  contents: readonly { id: string; text: string }[];
  /** HTML rendered from Markdown in this repository. */
  html: string;
}

/** A legal text with a table of contents. */
export function LegalText({ title, updated, contents, html }: Props) {
  return (
    <article className="legal page">
      <header className="legal__head wrap grid">
        <h1>{title}</h1>
        <p>
          Last updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      </header>
      <div className="legal__body wrap grid">
        <details className="legal__folded">
          <summary>On this page</summary>
          <Contents entries={contents} />
        </details>
        <nav className="legal__contents" aria-label="On this page">
          <div className="legal__list">
            <p className="label">On this page</p>
            <Contents entries={contents} />
          </div>
        </nav>
        <div className="legal__text" dangerouslySetInnerHTML={{ __html: hangNumbers(html) }} />
      </div>
    </article>
  );
}
