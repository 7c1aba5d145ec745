import { expect, test, vi } from 'vitest';

import { componentPage } from './component-page.ts';

/** The routes that the integration adds for a command of Astro. */
async function routesFor(command: 'dev' | 'build' | 'preview' | 'sync'): Promise<string[]> {
  const injectRoute = vi.fn<(route: { pattern: string }) => void>();
  await componentPage().hooks['astro:config:setup']?.({ command, injectRoute } as never);
  return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}

test('the development server has the page of components', async () => {
  expect(await routesFor('dev')).toEqual(['/components']);
});

test.each(['build', 'preview', 'sync'] as const)('%s has no page of components', async (command) => {
  expect(await routesFor(command)).toEqual([]);
});
