import { stripVTControlCharacters } from 'node:util';
import { type Release } from '../../shared/api.ts';

/** deploy/release.sh writes this at the end. */
const LIVE = /^Commit \w+ is live\b/mu;
/** How errors of the scripts in deploy/ begin. */
const FAILED = /^(?:release\.sh|post-receive): (?<reason>.+)$/mu;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/could not be downloaded/u, 'The server could not download the packages that build the site.'],
  [/does not build/u, 'The server could not build the site.'],
  [/does not run/u, 'The new version does not start on the server.'],
  [/does not answer/u, 'The new version did not answer, so the server went back to the version before.'],
];

/**
 * What became of the site after a push, from what Git wrote during it. A push succeeds although the release after it has
 * failed; only a server set up by deploy/install.sh reports the release.
 *
 * @param remote address that was pushed to
 * @param site address of the site
 */
export function readRelease(written: string, remote: string, site: string): Release {
  const output = stripVTControlCharacters(written)
    .split(/[\r\n]+/u)
    .filter((line) => line.startsWith('remote: '))
    .map((line) => line.slice('remote: '.length).trimEnd())
    .join('\n');
  if (LIVE.test(output)) return { status: 'live' };
  const failed = FAILED.exec(output)?.groups?.reason;
  if (failed === undefined) return { status: 'sent', ...placeOf(remote, site) };
  const reason = REASONS.find(([pattern]) => pattern.test(failed))?.[1];
  return { status: 'failed', reason: reason ?? 'The server stopped before the site was updated.', output };
}

/** The host of a remote, and where to see whether the site was updated. */
function placeOf(remote: string, site: string): { host: string; see: string } {
  const repository = /github\.com[:/](?<name>[^/]+\/[^/]+?)(?:\.git)?\/?$/u.exec(remote)?.groups?.name;
  if (repository) return { host: 'GitHub', see: `https://github.com/${repository}/actions` };
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?(?<host>[^/:@]+)[:/]/u.exec(remote)?.groups?.host;
  return { host: host ?? remote, see: site };
}
