import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Message, type MessageList } from '../shared/api.ts';

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, '../../server/admin/main.ts');

/** A message as the command prints it. */
interface PrintedMessage extends Omit<Message, 'answeredAt' | 'suspicion'> {
  readonly answeredAt: number | null;
  readonly suspicion: string | null;
}

/**
 * The messages in the store on this computer, newest first. In a process of its own, because it is a command of the server,
 * which asks the running one. It creates no store.
 */
export async function listMessages(): Promise<MessageList> {
  try {
    const all = JSON.parse(await leads('list', '--json', '--all')) as PrintedMessage[];
    const messages = all.map(({ answeredAt, suspicion, ...message }) => ({
      ...message,
      answeredAt: answeredAt ?? undefined,
      suspicion: suspicion ?? undefined,
    }));
    return { status: 'found', now: Date.now(), messages: messages.toReversed() };
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
    const { stdout } = await run(process.execPath, [COMMAND, command, ...args], {
      env,
      maxBuffer: 100_000_000,
    });
    return stdout;
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new Error(stderr.trim() || message);
  }
}
