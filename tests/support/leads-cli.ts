/** Runs `npm run leads -- …` in its own process or, faster, in this one. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';
import { runCommand } from '../../server/admin/commands.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process and captures its output. Not for concurrent use. */
export async function runLeads(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ran> {
  let [out, err] = ['', ''];
  const caught = [
    vi.spyOn(console, 'log').mockImplementation((text: unknown) => (out += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => (err += `${String(text)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
  ];
  try {
    const code = await runCommand(args, env);
    return { code, out, err };
  } finally {
    for (const spy of caught) spy.mockRestore();
  }
}

/** Runs the command in its own process. Never rejects. */
export async function runLeadsProcess(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ran> {
  const options = {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    maxBuffer: 1e8,
  };
  return await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/admin/main.ts', ...args],
      options,
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}
