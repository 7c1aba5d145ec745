import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { which } from '../../tools/which.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const hasPromtool = which('promtool') !== undefined;
const hint = hasPromtool ? '' : ', skipped: install promtool (Debian: apt-get install prometheus)';

it.skipIf(!hasPromtool)(`Prometheus accepts the alert rules${hint}`, async () => {
  await run('promtool', ['check', 'rules', '--lint-fatal', path.join(PROJECT, 'deploy/alerts.yml')]);
});

it.skipIf(!hasPromtool)(`the alerts fire when they should, and only then${hint}`, async () => {
  await run('promtool', ['test', 'rules', path.join(import.meta.dirname, 'alerts.promtool.yml')]);
});

it('the alert rules use metrics that the server has', () => {
  const rules = readFileSync(path.join(PROJECT, 'deploy/alerts.yml'), 'utf8');
  const server = readFileSync(path.join(PROJECT, 'server/metrics.ts'), 'utf8');
  const names = new Set(Array.from(rules.matchAll(/salon_\w+/g), ([name]) => name.replace(/_bucket$/, '')));
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !server.includes(`'${name}'`))).toEqual([]);
});
