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
    <header className="legal__head page">
      <div className="wrap grid">
        <h1>{title}</h1>
        <ReadingGlasses />
        <p className="legal__updated">
          Last updated <time dateTime={updated.iso}>{updated.text}</time>
        </p>
        <div className="legal__introduction" dangerouslySetInnerHTML={{ __html: introduction }} />
      </div>
    </header>
  );
}

/** Reading glasses, for the small print. */
function ReadingGlasses() {
  return (
    <svg className="legal__glasses" viewBox="0 0 440 184" aria-hidden="true">
      <path d="M26 92C26 52 56 34 110 34S194 52 194 92C194 138 160 168 110 168S26 138 26 92ZM246 92C246 52 280 34 330 34S414 52 414 92C414 138 384 168 330 168S246 138 246 92Z" />
      <path d="M194 82C206 62 234 62 246 82M27 82C16 78 8 66 3 14M413 82C424 78 432 66 437 14" />
      <path className="legal__print" d="M62 78h96M52 101h118M64 124h82M284 78h94M270 101h116M286 124h64" />
    </svg>
  );
}
