import type { Release } from '../../shared/api.ts';
import { ProblemList } from './ProblemList.tsx';

/** What became of the site after a push. */
export function ReleaseOutcome({ release, commit }: { release: Release; commit: string }) {
  if (release.status === 'live')
    return <p className="outcome">{`Published. The site shows this version: ${commit}.`}</p>;
  if (release.status === 'failed') return <FailedRelease release={release} />;
  const { host, see } = release;
  return (
    <p className="outcome">
      {`Your changes are sent to ${host}, as version ${commit}. `}
      {host === 'GitHub'
        ? 'The site follows in a few minutes, if the checks there pass. See how far they are: '
        : 'It did not say whether the site was updated. Look there in a few minutes: '}
      <a href={see}>{see}</a>
    </p>
  );
}

function FailedRelease({ release }: { release: Extract<Release, { status: 'failed' }> }) {
  const { reason, problems, output } = release;
  return (
    <div className="outcome outcome--bad" role="alert">
      <p>
        Your changes are saved on the server, but the site was not updated. {reason} Visitors see the version
        before.
      </p>
      {problems.length > 0 ? (
        <>
          <ProblemList problems={problems} />
          <p>Correct this, and publish again.</p>
        </>
      ) : (
        <>
          <p>Send this to whoever set up your server:</p>
          <pre>{output}</pre>
        </>
      )}
    </div>
  );
}
