import { useEffect, useState } from 'react';
import type { Conflict, Publication, Release, Resolutions } from '../../shared/api.ts';
import { ProblemLinks } from '../content/ProblemLinks.tsx';
import { refresh, useData } from '../server-api.ts';
import { Button } from '../ui.tsx';
import { ChangeList } from './ChangeList.tsx';

const STEPS = {
  checking: 'Reading all texts…',
  comparing: 'Looking for what others published…',
  sending: 'Sending your changes…',
  building: 'The site is being built. This takes a few minutes; you may close this page.',
} as const;

/** The last or the running publication, which goes on without this page. */
export function usePublication() {
  const { data: publication = { status: 'none' } } = useData<Publication>('publish', {
    refreshInterval: (last) => (last?.status === 'running' ? 1500 : 0),
  });
  const isRunning = publication.status === 'running';
  useEffect(() => (isRunning ? () => void refresh() : undefined), [isRunning]);
  return { publication, isRunning };
}

export const isDone = (publication: Publication) =>
  publication.status === 'published' && publication.release.status !== 'failed';

/** A `ref` that scrolls an element into view when it appears. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface Props {
  publication: Publication;
  /** Publishes again after the owner has chosen versions. */
  onContinue: (resolutions: Resolutions) => void;
}

/** What became of publishing, and what to do if it stopped. Scrolls into view: the list beside it may be long. */
export function PublishOutcome({ publication, onContinue }: Props) {
  const { status } = publication;
  if (status === 'none') return null;
  const isGood = status === 'running' || isDone(publication);
  return (
    <div
      key={status}
      ref={reveal}
      className={isGood ? 'outcome' : 'outcome outcome--bad'}
      role={isGood ? 'status' : 'alert'}
    >
      {status === 'running' && STEPS[publication.step]}
      {status === 'published' && <ReleaseOutcome release={publication.release} />}
      {status === 'failed' && `Not published. ${publication.message}`}
      {status === 'conflicts' && <Conflicts conflicts={publication.conflicts} onContinue={onContinue} />}
      {status === 'problems' && (
        <>
          <p>Not published yet. Correct this first:</p>
          <ProblemLinks className="problem-links" problems={publication.problems} />
        </>
      )}
    </div>
  );
}

function ReleaseOutcome({ release }: { release: Release }) {
  if (release.status === 'live') return 'Published. The site shows your changes.';
  if (release.status === 'failed')
    return (
      <>
        <p>
          Your changes are kept on the server, but the site was not updated: visitors see the version before.{' '}
          {release.reason}
        </p>
        <details>
          <summary>For whoever set up your site</summary>
          <pre>{release.output}</pre>
        </details>
      </>
    );
  return (
    <>
      {`Your changes are sent to ${release.host}. The site follows in a few minutes. `}
      <a href={release.see} target="_blank" rel="noreferrer">
        See how far it is
      </a>
    </>
  );
}

type ConflictsProps = Pick<Props, 'onContinue'> & Readonly<{ conflicts: readonly Conflict[] }>;

/** For each file that both sides changed, asks whose version to keep. */
function Conflicts({ conflicts, onContinue }: ConflictsProps) {
  const [resolutions, setResolutions] = useState<Resolutions>({});
  return (
    <>
      <p>Not published yet: somebody else has changed the same place and published it. Choose for each:</p>
      {conflicts.map(({ file, label, ...sides }) => (
        <fieldset key={file}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="outcome__choice">
              <input
                type="radio"
                name={file}
                checked={resolutions[file] === side}
                onChange={() => setResolutions({ ...resolutions, [file]: side })}
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
      <Button
        disabled={conflicts.some(({ file }) => !resolutions[file])}
        onClick={() => onContinue(resolutions)}
      >
        Publish with these
      </Button>
    </>
  );
}
