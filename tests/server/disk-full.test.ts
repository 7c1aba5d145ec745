import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { postJson } from '../support/contact-form.ts';
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
const why = disk === undefined ? ', skipped: this user may not mount one' : '';

it.skipIf(disk === undefined)(
  `a full disk makes the server answer 503 until there is room${why}`,
  async () => {
    const folder = disk ?? '';
    await using app = await startApp({ env: { DATA_DIR: path.join(folder, 'data') } });
    expect((await postJson(app.url)).status).toBe(200);

    const filler = path.join(folder, 'filler');
    const message = 'x'.repeat(5000);
    let refused;
    do {
      for (const bytes of [1_000_000, 10_000, 100]) {
        try {
          for (let i = 0; i < 100; i += 1) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch {
          continue;
        }
      }
      refused = await postJson(app.url, { message });
    } while (refused.status === 200);
    expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { ok: false, stored: false }]);
    expect((await sendRequest(app.url, '/healthz')).status).toBe(503);
    expect((await sendRequest(app.url, '/')).status).toBe(200);

    rmSync(filler);
    await expect.poll(async () => (await sendRequest(app.url, '/healthz')).status).toBe(200);
    expect((await postJson(app.url)).status).toBe(200);
  },
);
