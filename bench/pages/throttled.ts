/** Loads pages on an emulated phone whose network and processor are really slowed down. Lighthouse computes its times from a model. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { installedChromium } from '../../tools/chromium.ts';

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

const CPU_SLOWDOWN = 4;

/** A slow cell network, as in Lighthouse: round trip in milliseconds, bits per second. */
const ROUND_TRIP_MS = 150;
const DOWNLOAD_BITS = 1_600_000;
const UPLOAD_BITS = 750_000;

export interface Load {
  /** First contentful paint in milliseconds. */
  readonly fcp: number;
  /** Largest contentful paint in milliseconds. */
  readonly lcp: number;
  /** The element that was the largest paint, such as `img.hero` or `h1`. */
  readonly largest: string;
}

export interface ThrottledBrowser extends AsyncDisposable {
  /** Loads a page once with an empty cache. */
  load(url: string): Promise<Load>;
}

export async function startThrottledBrowser(): Promise<ThrottledBrowser> {
  const browser = await chromium.launch({
    executablePath: await installedChromium(),
    args: ['--disable-quic'],
  });
  return {
    load: (url) => loadOnce(browser, url),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: DOWNLOAD_BITS / 8,
      uploadThroughput: UPLOAD_BITS / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await paints(page);
  } finally {
    await context.close();
  }
}

function paints(page: Page): Promise<Load> {
  return page.evaluate(
    () =>
      new Promise<Load>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const { localName = 'removed element', classList } = last.element ?? {};
          resolve({
            fcp: Math.round(first?.startTime ?? 0),
            lcp: Math.round(last.startTime),
            largest: [localName, ...(classList ?? [])].join('.'),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
