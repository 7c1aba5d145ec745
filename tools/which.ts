import { execFileSync } from 'node:child_process';

/** Where a program stands on the PATH; undefined when it is not there. */
export function which(program: string): string | undefined {
  try {
    const found = execFileSync('which', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return found.trim() || undefined;
  } catch {
    return undefined;
  }
}
