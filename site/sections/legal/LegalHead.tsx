import { Drawing } from '../../ui/Drawing.tsx';
import glasses from './glasses.svg?raw';
import './LegalHead.css';

interface Props {
  title: string;
  updated: { iso: string; text: string };
  /** HTML rendered from Markdown in this repository. */
  introduction: string;
}

/** The head of a legal text: title, date and introduction. */
export function LegalHead({ title, updated, introduction }: Props) {
  return (
    <header className="legal-head page">
      <div className="wrap grid">
        <h1>{title}</h1>
        <Drawing svg={glasses} className="legal-head__glasses" />
        <p className="legal-head__updated">
          Last updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
        <div className="legal-head__introduction" dangerouslySetInnerHTML={{ __html: introduction }} />
      </div>
    </header>
  );
}
