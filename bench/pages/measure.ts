/** Loads one page over HTTP/1.1 and HTTP/2, on a simulated and on a throttled slow line. */
import { median } from '../report.ts';
import { startHttpsProxy } from './https-proxy.ts';
import { type LighthouseRunner, type Report, startLighthouse } from './lighthouse.ts';
import { type Load, startThrottledBrowser, type ThrottledBrowser } from './throttled.ts';

export const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'] as const;
type Protocol = (typeof PROTOCOLS)[number];
export type Origins = Readonly<Record<Protocol, string>>;

export interface Measurement {
  readonly simulated: Readonly<Record<Protocol, Report>>;
  readonly throttled: Readonly<Record<Protocol, Load>>;
}

/** First and largest contentful paint in milliseconds. */
interface Paints {
  readonly fcp: number;
  readonly lcp: number;
}

export interface Measurer extends AsyncDisposable {
  readonly lighthouse: LighthouseRunner;
  measure(origins: Origins, path: string): Promise<Measurement>;
}

export async function startMeasurer(): Promise<Measurer> {
  const lighthouse = await startLighthouse();
  const browser = await startThrottledBrowser();
  return {
    lighthouse,
    measure: (origins, path) => measure(lighthouse, browser, origins, path),
    async [Symbol.asyncDispose]() {
      await lighthouse[Symbol.asyncDispose]();
      await browser[Symbol.asyncDispose]();
    },
  };
}

/** Serves an HTTP/1.1 origin over HTTP/2 as well, through a proxy that the caller disposes of. */
export async function withHttp2(http1: string): Promise<AsyncDisposable & { readonly origins: Origins }> {
  const proxy = await startHttpsProxy(http1);
  return {
    origins: { 'HTTP/1.1': http1, 'HTTP/2': proxy.url },
    [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose](),
  };
}

async function measure(
  lighthouse: LighthouseRunner,
  browser: ThrottledBrowser,
  origins: Origins,
  path: string,
): Promise<Measurement> {
  const urls = { 'HTTP/1.1': origins['HTTP/1.1'] + path, 'HTTP/2': origins['HTTP/2'] + path };
  return {
    simulated: {
      'HTTP/1.1': await lighthouse.measure(urls['HTTP/1.1']),
      'HTTP/2': await lighthouse.measure(urls['HTTP/2']),
    },
    throttled: {
      'HTTP/1.1': await browser.load(urls['HTTP/1.1']),
      'HTTP/2': await browser.load(urls['HTTP/2']),
    },
  };
}

/** Medians of several samples of a page, and the elements that were the largest paint. */
export function paintsOf(samples: readonly Measurement[]) {
  const medianOf = (value: (sample: Measurement) => number) => Math.round(median(samples.map(value)));
  const audit = (protocol: Protocol, id: string) =>
    medianOf(({ simulated }) => simulated[protocol].audits[id]?.numericValue ?? 0);
  return {
    simulated: byProtocol((protocol) => ({
      fcp: audit(protocol, 'first-contentful-paint'),
      lcp: audit(protocol, 'largest-contentful-paint'),
    })),
    throttled: byProtocol((protocol) => ({
      fcp: medianOf(({ throttled }) => throttled[protocol].fcp),
      lcp: medianOf(({ throttled }) => throttled[protocol].lcp),
    })),
    largest: [...new Set(samples.map(({ throttled }) => throttled['HTTP/2'].largest))],
  };
}

function byProtocol(paints: (protocol: Protocol) => Paints): Readonly<Record<Protocol, Paints>> {
  return { 'HTTP/1.1': paints('HTTP/1.1'), 'HTTP/2': paints('HTTP/2') };
}

/** The columns of a table, each with a number for every protocol. */
export function paintColumns({ simulated, throttled, largest }: ReturnType<typeof paintsOf>) {
  const column = (paints: Readonly<Record<Protocol, Paints>>, key: keyof Paints) =>
    PROTOCOLS.map((protocol) => paints[protocol][key]).join(' | ');
  return {
    'simulated FCP': column(simulated, 'fcp'),
    'simulated LCP': column(simulated, 'lcp'),
    'throttled FCP': column(throttled, 'fcp'),
    'throttled LCP': column(throttled, 'lcp'),
    'largest paint': largest.join(', '),
  };
}
