import { Contents } from './Contents.tsx';

import '../../ui/Fold.css';
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
          <summary className="fold">On this page</summary>
          <Contents entries={contents} />
        </details>
        <nav className="legal__contents" aria-label="On this page">
          <div className="legal__list">
            <p className="label">On this page</p>
            <Contents entries={contents} />
          </div>
        </nav>
        <div className="legal__text" dangerouslySetInnerHTML={{ __html: wrapHeadingNumbers(html) }} />
      </div>
    </article>
  );
}

/** Wraps the number at the start of a heading (`1. What these terms cover`), so that CSS can move it into the margin. */
export function wrapHeadingNumbers(html: string): string {
  return html.replaceAll(/(<h2[^>]*>)(\d+\.)\s/gu, '$1<span class="legal__number">$2</span> ');
}
