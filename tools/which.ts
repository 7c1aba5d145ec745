import { execFileSync } from 'node:child_process';

/** Path of a program on the PATH; undefined if there is none. */
export function which(program: string): string | undefined {
  try {
    const found = execFileSync('which', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return found.trim() || undefined;
  } catch {
    return undefined;
  }
}
