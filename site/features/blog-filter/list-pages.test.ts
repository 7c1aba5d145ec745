import { describe, expect, onTestFinished, test, vi } from 'vitest';

/** The module as in a newly opened list of three pages. */
async function newList() {
  vi.resetModules();
  const list = await import('./list-pages.ts');
  list.setPageCount(3);
  return list;
}

/** Makes `fetch` answer with a body, from another address if it was redirected. */
function answer(body: string, options: { status?: number; redirected?: boolean } = {}): void {
  const response = new Response(body, { status: options.status ?? 200 });
  Object.defineProperty(response, 'redirected', { value: options.redirected ?? false });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

describe('the next page of the list', () => {
  test('is the one after the page that is open', async () => {
    const { nextPage } = await newList();
    expect(nextPage('')).toBe(2);
  });

  test('may be any page while the pages of a tag are unknown', async () => {
    const { nextPage } = await newList();
    expect(nextPage('balayage')).toBe(2);
  });

  test.each([
    ['the first that has posts with the tag', 'balayage', 3],
    ['none for a tag without older posts', 'perms', undefined],
  ])('is %s', async (_, tag, page) => {
    const { fetchPagesByTag, nextPage } = await newList();
    answer('{ "balayage": [1, 3], "perms": [1] }');
    await fetchPagesByTag();
    expect(nextPage(tag)).toBe(page);
  });
});

describe('fetching a page', () => {
  test('fails when the server fails', async () => {
    const { fetchCards } = await newList();
    answer('', { status: 503 });
    await expect(fetchCards(2)).rejects.toThrow('/blog/page/2: found status 503');
  });

  test('fails when the page no longer exists and redirects to the list', async () => {
    const { fetchCards } = await newList();
    answer('<main></main>', { redirected: true });
    await expect(fetchCards(2)).rejects.toThrow('/blog/page/2: found status 200');
  });
});
