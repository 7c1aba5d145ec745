import { useState } from 'react';
import type {
  Conflict,
  ContentEntry,
  Mistake,
  Publication,
  PublishOptions,
  Release,
} from '../../shared/api.ts';
import { mistakeText } from '../mistake-text.ts';
import { entryOf, formAddress } from '../route.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  publication: Publication | undefined;
  entries: readonly ContentEntry[];
  /** Publishes again after the owner has chosen versions. */
  onContinue: (options: PublishOptions) => void;
}

const STEPS = {
  checking: 'Reading all texts…',
  comparing: 'Looking for what others published…',
  sending: 'Sending your changes…',
  building: 'The site is being built. This takes a few minutes; you may close this page.',
  switching: 'Almost there…',
} as const;

/** What became of publishing, and what to do if it stopped. Scrolls into view: the list beside it may be long. */
export function PublishOutcome({ publication, ...props }: Props) {
  if (!publication || publication.status === 'none') return null;
  return (
    <div key={publication.status} ref={reveal}>
      <Outcome publication={publication} {...props} />
    </div>
  );
}

function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Outcome({ publication, entries, onContinue }: Props & { publication: Publication }) {
  switch (publication.status) {
    case 'none':
      return null;
    case 'running':
      return (
        <p className="outcome" role="status">
          {STEPS[publication.step]}
        </p>
      );
    case 'published':
      return <ReleaseOutcome release={publication.release} />;
    case 'failed':
      return <p className="outcome outcome--bad" role="alert">{`Not published. ${publication.message}`}</p>;
    case 'conflicts':
      return <Conflicts conflicts={publication.conflicts} onContinue={onContinue} />;
    case 'mistakes':
      return (
        <div className="outcome outcome--bad" role="alert">
          <p>Not published yet. Correct this first:</p>
          <MistakeLinks mistakes={publication.mistakes} entries={entries} />
        </div>
      );
  }
}

/** Mistakes, each with a link to its field. */
export function MistakeLinks({
  mistakes,
  entries,
}: {
  mistakes: readonly Mistake[];
  entries: readonly ContentEntry[];
}) {
  return (
    <ul className="mistake-links">
      {mistakes.map((mistake) => {
        const { file, path, place, expected } = mistake;
        const entry = entryOf(entries, file, path);
        return (
          <li key={`${file} ${path.join('.')} ${expected}`}>
            {entry ? <a href={formAddress(entry, path.length > 0 ? path : ['body'])}>{place}</a> : place}
            {': '}
            {mistakeText(mistake)}
          </li>
        );
      })}
    </ul>
  );
}

function ReleaseOutcome({ release }: { release: Release }) {
  if (release.status === 'live')
    return (
      <p className="outcome" role="status">
        Published. The site shows your changes.
      </p>
    );
  if (release.status === 'failed')
    return (
      <div className="outcome outcome--bad" role="alert">
        <p>
          Your changes are kept on the server, but the site was not updated: visitors see the version before.{' '}
          {release.reason}
        </p>
        <details>
          <summary>For whoever set up your site</summary>
          <pre>{release.output}</pre>
        </details>
      </div>
    );
  return (
    <p className="outcome" role="status">
      {`Your changes are sent to ${release.host}. The site follows in a few minutes. `}
      <a href={release.see} target="_blank" rel="noreferrer">
        See how far it is
      </a>
    </p>
  );
}

interface ConflictsProps {
  conflicts: readonly Conflict[];
  onContinue: (options: PublishOptions) => void;
}

/** For each file that both sides changed, asks whose version to keep. */
function Conflicts({ conflicts, onContinue }: ConflictsProps) {
  const [keep, setKeep] = useState<Record<string, 'mine' | 'theirs'>>({});
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>Not published yet: somebody else has changed the same place and published it. Choose for each:</p>
      {conflicts.map(({ file, label, ...sides }) => (
        <fieldset key={file}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="choice">
              <input
                type="radio"
                name={file}
                checked={keep[file] === side}
                onChange={() => {
                  setKeep({ ...keep, [file]: side });
                }}
              />
              <span>
                <strong>{side === 'mine' ? 'Yours' : 'Theirs'}</strong>
                {sides[side].map((changes) => (
                  <ChangeList key={changes.label} changes={changes} />
                ))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className="button"
        disabled={conflicts.some(({ file }) => !keep[file])}
        onClick={() => {
          onContinue({ keep });
        }}
      >
        Publish with these
      </button>
    </div>
  );
}
