import type { PublishOptions, PublishResult } from '../../shared/api.ts';
import { Conflicts } from './Conflicts.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReleaseOutcome } from './ReleaseOutcome.tsx';

interface Props {
  result: PublishResult | undefined;
  /** Publishes after the owner has seen warnings or chosen versions. */
  onContinue: (options: PublishOptions) => void;
}

/** What became of publishing, and what to do if it stopped. Scrolls into view: the list beside it may be long. */
export function PublishOutcome({ result, onContinue }: Props) {
  if (!result) return null;
  return (
    <div key={result.status} ref={reveal}>
      <Outcome result={result} onContinue={onContinue} />
    </div>
  );
}

function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Outcome({ result, onContinue }: Props & { result: PublishResult }) {
  if (result.status === 'published')
    return <ReleaseOutcome release={result.release} commit={result.commit} />;
  if (result.status === 'failed')
    return <p className="outcome outcome--bad">{`Not published. ${result.message}`}</p>;
  if (result.status === 'no-remote') return <NoRemote />;
  if (result.status === 'conflicts')
    return (
      <Conflicts
        text="Not published yet: somebody else has changed the same and published it."
        button="Publish with these"
        conflicts={result.conflicts}
        onChoose={(chosen) => {
          onContinue({ chosen, warningsSeen: true });
        }}
      />
    );
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        {result.status === 'mistakes'
          ? 'Not published. Correct these mistakes first:'
          : 'Not published yet. These texts break a rule of docs/CONTENT.md:'}
      </p>
      <ProblemList problems={result.problems} />
      {result.status === 'warnings' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onContinue({ warningsSeen: true });
          }}
        >
          Publish all the same
        </button>
      )}
    </div>
  );
}

function NoRemote() {
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        Not published: this folder is not connected to a place to publish to. Whoever set up your server has
        its address. Connect it once, in the terminal:
      </p>
      <pre>{'git remote add origin ADDRESS\ngit push --set-upstream origin main'}</pre>
      <p>docs/DEPLOY.md tells how to set up a server that publishes what is pushed to it.</p>
    </div>
  );
}
