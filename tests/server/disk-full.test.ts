import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../server/contact/stores/sqlite.ts';
import { startApp } from '../support/app.ts';
import { postForm, postJson } from '../support/contact-form.ts';
import { sendRequest } from '../support/http.ts';

/** A disk of two megabytes; undefined where this user may not mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = mountSmallDisk();
afterAll(() => {
  if (disk === undefined) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

describe.skipIf(disk === undefined)(
  disk === undefined ? 'a full disk, skipped: this user may not mount one' : 'a full disk',
  () => {
    it('makes the server answer 503 until there is room', async () => {
      const folder = disk ?? '';
      await using app = await startApp({ store: new SqliteStore(path.join(folder, 'data')) });
      expect((await postJson(app.url)).status).toBe(200);

      const filler = path.join(folder, 'filler');
      const fill = () => {
        for (const bytes of [1_000_000, 100_000, 10_000, 1000, 100]) {
          try {
            for (let i = 0; i < 100; i += 1) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
          } catch {
            continue;
          }
        }
      };
      fill();
      let refused = await postJson(app.url, { message: 'x'.repeat(5000) });
      for (let i = 0; refused.status === 200 && i < 200; i += 1) {
        fill();
        refused = await postJson(app.url, { message: 'x'.repeat(5000) });
      }
      expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { ok: false, stored: false }]);
      expect((await postForm(app.url, { message: 'x'.repeat(5000) })).headers.location).toBe(
        '/contact#failed',
      );
      expect((await sendRequest(app.url, '/healthz')).status).toBe(503);
      expect((await sendRequest(app.url, '/')).status).toBe(200);

      rmSync(filler);
      expect((await sendRequest(app.url, '/healthz')).status).toBe(200);
      expect((await postJson(app.url)).status).toBe(200);
    });

    it('makes the health check fail whenever a message is refused', async () => {
      const folder = disk ?? '';
      rmSync(path.join(folder, 'data'), { recursive: true });
      await using app = await startApp({ store: new SqliteStore(path.join(folder, 'other-data')) });
      const filler = path.join(folder, 'filler');
      const seen: { message: number; health: number }[] = [];
      for (let free = 1; free <= 40; free += 1) {
        rmSync(filler, { force: true });
        const { bavail, bsize } = statfsSync(folder);
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - free) * bsize));
        const { status } = await postJson(app.url, { message: 'x'.repeat(5000) });
        seen.push({ message: status, health: (await sendRequest(app.url, '/healthz')).status });
      }
      rmSync(filler);
      // Both outcomes occur, so that a check that always or never fails is noticed.
      expect(seen).toContainEqual({ message: 503, health: 503 });
      expect(seen).toContainEqual({ message: 200, health: 200 });
      expect(seen).not.toContainEqual({ message: 503, health: 200 });
    });
  },
);
