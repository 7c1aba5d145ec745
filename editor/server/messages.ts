import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Message, type MessageList } from '../api.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../../server/cli/main.ts');

/** All but those that their senders have replaced. */
const STATES = 'pending,delivered,parked,kept,quarantined';

/**
 * The messages in the store on this computer, newest first. In a process of its own, because it is a command of the server,
 * which asks the running one. It neither creates nor updates a store.
 */
export async function listMessages(): Promise<MessageList> {
  try {
    const output = await leads('list', '--json', '--state', STATES);
    const all = JSON.parse(output) as (Message & { state: string })[];
    const messages = all.filter(({ state }) => state !== 'quarantined').toReversed();
    return { status: 'found', now: Date.now(), messages, spam: all.length - messages.length };
  } catch (error) {
    const { message } = error as Error;
    return message.includes('no store found') ? { status: 'none' } : { status: 'failed', message };
  }
}

/** Marks a message as answered or as not answered. */
export async function markAnswered(id: string, isAnswered: boolean): Promise<void> {
  await leads('answered', ...(isAnswered ? [] : ['--undo']), '--', id);
}

/** Runs `npm run leads`. @throws Error with what it says went wrong */
async function leads(command: string, ...args: string[]): Promise<string> {
  // A database elsewhere is not a store on this computer.
  const env = { ...process.env, DATABASE_URL: '' };
  try {
    const { stdout } = await run(process.execPath, [COMMAND, command, '--no-migrate', ...args], {
      env,
      maxBuffer: 100_000_000,
    });
    return stdout;
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new Error(stderr.trim() || message);
  }
}
