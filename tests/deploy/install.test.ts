import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallRoot, type InstallRoot, missingForInstall } from '../support/install-root.ts';

const INSTALL = path.resolve(import.meta.dirname, '../../deploy/install.sh');
const missing = missingForInstall();
const title = 'the installation';

describe.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title}, skipped: ${missing}`,
  () => {
    let root: InstallRoot;
    let output: string;
    beforeAll(async () => {
      root = createInstallRoot();
      const change = 'echo LOG_LEVEL=warn >> /etc/salon/salon.env; echo secret > /etc/salon/webhook-key';
      output = await root.run(
        `sh "$INSTALL" www.salon.test && { ${change}; } && sh "$INSTALL" www.salon.test`,
      );
    });
    afterAll(() => {
      root[Symbol.dispose]();
    });
    const read = (file: string) => readFileSync(root.changed(file), 'utf8');
    const mode = (file: string) => (statSync(root.changed(file)).mode & 0o777).toString(8);

    it('creates a user who may push and nothing else', () => {
      expect(read('etc/passwd')).toMatch(/^salon:.*:\/srv\/salon:.*\/git-shell$/m);
    });

    it('creates the repository with the hook that releases', () => {
      expect(read('srv/salon/repo.git/hooks/post-receive')).toContain('release.sh');
      expect(mode('srv/salon/repo.git/hooks/post-receive')).toBe('755');
    });

    it('installs Node for the builds', () => {
      expect(read('srv/salon/npm-arguments')).toContain('--prefix /srv/salon/tools node@24 npm@11');
    });

    it.each([
      ['etc/salon', '750'],
      ['etc/salon/salon.env', '640'],
      ['etc/salon/webhook-key', '600'],
    ])('gives /%s the mode %s', (file, expected) => {
      expect(mode(file)).toBe(expected);
    });

    it('keeps the settings when it is run again', () => {
      expect(read('etc/salon/salon.env')).toMatch(/\nLOG_LEVEL=warn\n$/);
      expect(read('etc/salon/webhook-key')).toBe('secret\n');
    });

    it.each(['multi-user.target.wants/salon.service', 'timers.target.wants/salon-backup.timer'])(
      'enables %s at boot',
      (link) => {
        expect(lstatSync(root.changed(`etc/systemd/system/${link}`)).isSymbolicLink()).toBe(true);
      },
    );

    it("installs the owner's command line", () => {
      expect(mode('usr/local/bin/leads')).toBe('755');
    });

    it('gives Caddy both host names', () => {
      const caddyfile = read('etc/caddy/Caddyfile');
      expect(caddyfile).toMatch(/^www\.salon\.test \{[^}]*reverse_proxy/m);
      expect(caddyfile).toMatch(/^salon\.test \{[^}]*redir https:\/\/www\.salon\.test\{uri\}/m);
      expect(caddyfile).not.toContain('example.com');
    });

    it('ends with what to do next', () => {
      expect(output).toContain('git remote add live salon@www.salon.test:repo.git');
    });

    it('leaves the machine of the tests as it is', () => {
      expect(existsSync('/srv/salon/npm-arguments')).toBe(false);
    });
  },
);

it('the installation needs a host name', async () => {
  await expect(promisify(execFile)('sh', [INSTALL])).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage: install.sh HOST') as string,
  });
});
