/** Reads a file of settings: one NAME=value per line, the way systemd's EnvironmentFile= is usually written. */
import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './errors.ts';

interface FileSetting {
  readonly value: string;
  /** Of the file, from 1. */
  readonly line: number;
}

const ASSIGNMENT = /^(?<name>[A-Za-z_]\w*)=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^"'].*)?)$/u;
const OTHERS_CAN_READ = 0o004;

/**
 * Empty lines and lines that begin with # or ; are comments. A value may be in quotes, and means what it says: there are no
 * escapes, variables or comments in it.
 * @param secrets names that are refused in a file that every user can read
 * @throws ConfigError that names the file and the line
 */
export function readSettingsFile(file: string, secrets: readonly string[]): Map<string, FileSetting> {
  const { text, mode } = read(file);
  const isPublic = (mode & OTHERS_CAN_READ) !== 0;
  const found = new Map<string, FileSetting>();
  for (const [index, raw] of text.split('\n').entries()) {
    // Also removes a byte order mark.
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith(';')) continue;
    const { name, double, single, plain = '' } = ASSIGNMENT.exec(line)?.groups ?? {};
    const place = `${file}:${index + 1}`;
    // The line may hold a secret.
    if (name === undefined || plain.endsWith('\\'))
      throw new ConfigError(`${place}: found "${line.slice(0, 12)}…", expected NAME=value on one line`);
    const value = (double ?? single ?? plain).trim();
    if (isPublic && value !== '' && secrets.includes(name))
      throw new ConfigError(
        `${place}: ${name}: found a secret in a file that every user can read, expected it in /etc/salon/credentials/${name}`,
      );
    found.set(name, { value, line: index + 1 });
  }
  return found;
}

function read(file: string): { text: string; mode: number } {
  try {
    return { text: readFileSync(file, 'utf8'), mode: statSync(file).mode };
  } catch {
    throw new ConfigError(`SETTINGS_FILE: found "${file}", expected a file that this user can read`);
  }
}
