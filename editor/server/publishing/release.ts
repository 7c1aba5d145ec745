import { stripVTControlCharacters } from 'node:util';
import type { Release } from '../../shared/api.ts';

/** The line by which the scripts in deploy/ say what became of a release. */
const OUTCOME = /^salon-release: (?<outcome>live|failed)(?: (?<step>\w+))?$/mu;

/** Whether the server has begun to build, from what Git wrote until now. */
export const isBuilding = (written: string): boolean => written.includes('remote: salon-release: building');

/** Texts by the step of deploy/release.sh that failed. */
const REASONS: Readonly<Record<string, string>> = {
  packages: 'The server could not download the packages that build the site.',
  build: 'The server could not build the site.',
  start: 'The new version does not start on the server.',
  answer: 'The new version did not answer, so the server went back to the version before.',
};

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
  const { outcome, step = '' } = OUTCOME.exec(output)?.groups ?? {};
  if (outcome === undefined) return { status: 'sent', ...hostOf(remote, site) };
  if (outcome === 'live') return { status: 'live' };
  const reason = REASONS[step] ?? 'The server stopped before the site was updated.';
  return { status: 'failed', reason, output };
}

/** The host of a remote, and where to see whether the site was updated. */
function hostOf(remote: string, site: string): { host: string; see: string } {
  const repository = /github\.com[:/](?<name>[^/]+\/[^/]+?)(?:\.git)?\/?$/u.exec(remote)?.groups?.name;
  if (repository) return { host: 'GitHub', see: `https://github.com/${repository}/actions` };
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?(?<host>[^/:@]+)[:/]/u.exec(remote)?.groups?.host;
  return { host: host ?? remote, see: site };
}
