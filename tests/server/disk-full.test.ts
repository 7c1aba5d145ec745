import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
      await using app = await startApp({ env: { DATA_DIR: path.join(folder, 'data') } });
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
      await expect.poll(async () => (await sendRequest(app.url, '/healthz')).status).toBe(200);
      expect((await postJson(app.url)).status).toBe(200);
    });
  },
);
