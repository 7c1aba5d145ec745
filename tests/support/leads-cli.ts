import { vi } from 'vitest';
import { runCommand } from '../../server/admin/commands.ts';

/** Runs `npm run leads -- …` in this process and captures its output. Not for concurrent use. */
export async function runLeads(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
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
