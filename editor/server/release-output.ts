import { stripVTControlCharacters } from 'node:util';
import { type Release } from '../shared/api.ts';
import { parsePath } from '../shared/field-label.ts';
import { type Problem } from '../../site/content/source/problem.ts';

/** deploy/release.sh writes this at the end. */
const LIVE = /^Commit \w+ is live\b/mu;
/** How errors of the scripts in deploy/ begin. */
const FAILED = /^(?:release\.sh|post-receive): (?<reason>.+)$/mu;
/** A mistake in the content, as the build writes it. */
const MISTAKE =
  /^\s*(?<file>content\/[^:\s]+)(?::(?<line>\d+))?: (?:(?<field>[\w.[\]-]+): )?found (?<found>.+?), expected (?<expected>.+)$/u;

const REASONS: readonly (readonly [RegExp, string])[] = [
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
 * @param inWords describes a mistake
 */
export function readRelease(
  written: string,
  remote: string,
  site: string,
  inWords: (problem: Problem) => string,
): Release {
  const lines = stripVTControlCharacters(written)
    .split(/[\r\n]+/u)
    .filter((line) => line.startsWith('remote: '))
    .map((line) => line.slice('remote: '.length).trimEnd());
  const output = lines.join('\n');
  if (LIVE.test(output)) return { status: 'live' };
  const failed = FAILED.exec(output)?.groups?.reason;
  if (failed === undefined) return { status: 'sent', ...placeOf(remote, site) };
  const reason = REASONS.find(([pattern]) => pattern.test(failed))?.[1];
  return {
    status: 'failed',
    reason: reason ?? 'The server stopped before the site was updated.',
    problems: lines.flatMap(mistakeIn).map(inWords),
    output,
  };
}

function mistakeIn(text: string): Problem[] {
  const { file, line, field = '', found, expected } = MISTAKE.exec(text)?.groups ?? {};
  if (file === undefined || found === undefined || expected === undefined) return [];
  return [
    { file, path: parsePath(field), found, expected, ...(line !== undefined && { line: Number(line) }) },
  ];
}

/** The host of a remote, and where to see whether the site was updated. */
function placeOf(remote: string, site: string): { host: string; see: string } {
  const repository = /github\.com[:/](?<name>[^/]+\/[^/]+?)(?:\.git)?\/?$/u.exec(remote)?.groups?.name;
  if (repository) return { host: 'GitHub', see: `https://github.com/${repository}/actions` };
  const host = /^(?:\w+:\/\/)?(?:[^@/]*@)?(?<host>[^/:@]+)[:/]/u.exec(remote)?.groups?.host;
  return { host: host ?? remote, see: site };
}
