import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAlertCommand } from '../../server/owner/alert-command.ts';

describe('the alert command', () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(await mkdtemp(path.join(tmpdir(), 'alert-')), 'file');
  });
  afterEach(async () => {
    await rm(path.dirname(file), { recursive: true });
  });

  it('gets the text on standard input', async () => {
    expect(await runAlertCommand(`cat > ${file}`, 'two\nlines\n')).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe('two\nlines\n');
  });

  it('need not read the text', async () => {
    expect(await runAlertCommand('true', 'x'.repeat(1e6))).toBeUndefined();
  });

  it.each([
    ['echo why >&2; exit 3', { reason: 'exit code 3', output: 'why\n' }],
    ['kill -9 $$', { reason: 'signal SIGKILL', output: '' }],
    ['/nonexistent/program 2> /dev/null', { reason: 'exit code 127', output: '' }],
  ])('fails with a reason: %s', async (command, failure) => {
    expect(await runAlertCommand(command, '')).toEqual(failure);
  });

  it('is ended after the time limit, with all that it has started', async () => {
    const command = `sh -c 'echo $$ > ${file}; exec sleep 600' & wait`;
    const running = runAlertCommand(command, '', 1000);
    const pid = async () => Number(await readFile(file, 'utf8').catch(() => ''));
    await expect.poll(pid).toBeGreaterThan(0);
    expect(await running).toMatchObject({ reason: 'timeout' });
    const isRunning = async () => {
      // A zombie has ended: its new parent may take a moment to notice.
      const status = await readFile(`/proc/${await pid()}/status`, 'utf8').catch(() => 'State:\tZ');
      return !status.includes('State:\tZ');
    };
    await expect.poll(isRunning).toBe(false);
  });

  it('leaves nothing running behind it', async () => {
    expect(await runAlertCommand('sleep 600 & true', '')).toBeUndefined();
  });

  it('may write any amount', async () => {
    const command = 'head -c 10000000 /dev/zero | tee /dev/stderr; exit 1';
    const failure = await runAlertCommand(command, '');
    expect(failure?.reason).toBe('exit code 1');
    expect(failure?.output.length).toBeLessThanOrEqual(500);
  });
});
