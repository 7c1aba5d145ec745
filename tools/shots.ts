/**
 * `npm run shots [-- /about /blog]`: writes full-page screenshots of all or the given routes at three widths into .shots/,
 * and a contact sheet for each width. With `--fixture`, of the fixture salon that tests use.
 */
import { mkdir, rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import buildFixture, { FIXTURE_DIST } from '../tests/support/fixture-salon.ts';
import { startServer } from '../tests/support/server.ts';
import { launchOffline } from './chromium.ts';
import { allRoutes } from './routes.ts';

const WIDTHS = [390, 820, 1440];
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };
const FOLDER = '.shots';
const NOT_FOUND = '/no-such-page';

const args = process.argv.slice(2);
const isFixture = args.includes('--fixture');
if (isFixture) await buildFixture();
const dist = isFixture ? FIXTURE_DIST : 'dist';
const named = args.filter((arg) => arg !== '--fixture');
const routes = named.length > 0 ? named : [...allRoutes(dist), NOT_FOUND];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
{
  await using server = await startServer({ dist });
  const browser = await launchOffline();
  try {
    for (const width of WIDTHS) {
      const files = await shootAll(browser, server.url, width);
      await contactSheet(files, width);
    }
  } finally {
    await browser.close();
  }
}
console.log(
  `${routes.length} routes at ${WIDTHS.join(', ')} px in ${FOLDER}/, contact sheets in ${FOLDER}/sheet-*.png`,
);

async function shootAll(browser: Browser, url: string, width: number): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const files: string[] = [];
  for (const route of routes) {
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await loadPictures(page);
    await showOpeningLines(page);
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '_');
    const file = `${FOLDER}/${name}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await context.close();
  return files;
}

/** Scrolls to the end and back, so that what appears on scrolling does, and loads the lazy pictures that a busy machine missed. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const images = [...document.images];
    // Only those that are not loaded yet: with sizes="auto" a change of `loading` loads a picture anew.
    for (const image of images) if (!image.complete) image.loading = 'eager';
    // Otherwise the screenshot may be taken before they are painted.
    for (const image of images) image.decoding = 'sync';
    await Promise.allSettled(images.map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/**
 * Waits until each visible line about the opening hours has its words, which come when it is near the screen. The page's
 * own observer is older than this one, so the browser calls it first.
 */
async function showOpeningLines(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const line of document.querySelectorAll('[data-opening-hours]')) {
      if (!line.checkVisibility()) continue;
      line.scrollIntoView({ behavior: 'instant' });
      await new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) resolve();
        }).observe(line);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** All screenshots of one width side by side, scaled to equal widths. */
async function contactSheet(files: string[], width: number): Promise<void> {
  const column = 300;
  const gap = 24;
  const thumbs = await Promise.all(
    files.map((file) => sharp(file).resize({ width: column }).png().toBuffer({ resolveWithObject: true })),
  );
  const perRow = 8;
  const rows = Array.from({ length: Math.ceil(thumbs.length / perRow) }, (_, row) =>
    thumbs.slice(row * perRow, (row + 1) * perRow),
  );
  let top = gap;
  const placed = rows.flatMap((row) => {
    const y = top;
    top += Math.max(...row.map((thumb) => thumb.info.height)) + gap;
    return row.map((thumb, index) => ({ input: thumb.data, left: gap + index * (column + gap), top: y }));
  });
  await sharp({
    create: { width: gap + perRow * (column + gap), height: top, channels: 3, background: '#888' },
  })
    .composite(placed)
    .png()
    .toFile(`${FOLDER}/sheet-${width}.png`);
}
