/** Installs and runs Lighthouse. It is not a dev dependency: only benchmarks need its ninety packages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installedChromium } from '../../tools/chromium.ts';

const VERSION = '13.5.0';
const FOLDER = path.resolve('.cache/lighthouse', VERSION);
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly score: number | null;
  readonly displayValue?: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

export interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

export interface LighthouseRunner extends AsyncDisposable {
  /** Runs Lighthouse once with its mobile settings. */
  measure(url: string): Promise<Report>;
}

/** Installs Lighthouse into .cache if needed and starts Chromium. */
export async function startLighthouse(): Promise<LighthouseRunner> {
  const from = (name: string) => path.join(FOLDER, 'node_modules', name);
  if (!existsSync(from('lighthouse'))) {
    process.stderr.write(`Installing Lighthouse ${VERSION} into .cache.\n`);
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER];
    execFileSync('npm', ['install', ...flags, `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const { default: lighthouse } = (await import(from('lighthouse/core/index.js'))) as { default: Lighthouse };
  const launcher = (await import(from('chrome-launcher/dist/index.js'))) as Launcher;
  const chrome = await launcher.launch({
    chromePath: await installedChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--ignore-certificate-errors',
    ],
  });
  return {
    async measure(url) {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      if (result === undefined) throw new Error(`Lighthouse returned no report for ${url}`);
      return result.lhr;
    },
    [Symbol.asyncDispose]() {
      chrome.kill();
      return Promise.resolve();
    },
  };
}
