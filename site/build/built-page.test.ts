import { expect, test } from 'vitest';

import { readBuiltPage } from './built-page.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Cuts &amp; color | It&#39;s us</title>
<meta name="description" content="Hair &#x2013; &quot;well&quot; > done"><meta property="article:tag" content="A">
<meta property="article:tag" content=B><link rel="canonical" href="https://salon.example/cuts">
<script type="application/ld+json">{"id":"x"}</script><style>a{content:'<img src="no.png">'}</style></head>
<body><main id="main"><img src="/_astro/a.avif" alt=""><img alt="a > b" src=/_astro/b.avif><img src="/_astro/a.avif"></main>
<script>document.title = '<meta name="no" content="no">'</script></body></html>`;

test('reads what a page says of itself, and nothing that stands in scripts or styles', () => {
  const page = readBuiltPage(PAGE);
  expect(page.title).toBe("Cuts & color | It's us");
  expect(page.meta.get('description')).toEqual(['Hair – "well" > done']);
  expect(page.meta.get('article:tag')).toEqual(['A', 'B']);
  expect(page.meta.has('no')).toBe(false);
  expect(page.canonical).toBe('https://salon.example/cuts');
  expect(page.images).toEqual(['/_astro/a.avif', '/_astro/b.avif']);
  expect(page.structured).toEqual(['{"id":"x"}']);
});
