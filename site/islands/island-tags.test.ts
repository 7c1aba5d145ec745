import { load } from 'cheerio';
import { expect, test } from 'vitest';

import { simplifyIslandTags } from './island-tags.ts';

const island = (props: object, value: unknown = true) =>
  load('')
    .root()
    .append('<astro-island>')
    .find('astro-island')
    .attr({
      uid: 'u1',
      prefix: 'r0',
      'component-url': '/c.js',
      'component-export': 'default',
      'renderer-url': '/r.js',
      props: JSON.stringify(props),
      ssr: '',
      opts: JSON.stringify({ name: 'Name', value }),
      'await-children': '',
    });

function simplified(html: string): string {
  const $ = load(html);
  simplifyIslandTags($);
  return $.html();
}

const parsed = (props: object, value?: unknown) => {
  const $ = load(island(props, value).prop('outerHTML') ?? '');
  simplifyIslandTags($);
  return $('astro-island').attr();
};

test('an island keeps its URLs and gets its props as plain JSON', () => {
  expect(
    parsed({
      name: [0, '“A” & <b>'],
      list: [
        1,
        [
          [0, 1],
          [0, { deep: [0, true] }],
        ],
      ],
    }),
  ).toEqual({
    prefix: 'r0',
    'component-url': '/c.js',
    'renderer-url': '/r.js',
    props: JSON.stringify({ name: '“A” & <b>', list: [1, { deep: true }] }),
    ssr: '',
  });
});

test('an island that waits for a touch says so', () => {
  expect(parsed({}, 'touch')).toHaveProperty('touch', '');
});

test('props that are not plain data are an error', () => {
  expect(() => parsed({ when: [3, '2026-01-01'] })).toThrow(
    'island props: found "2026-01-01", expected plain data (JSON)',
  );
});

test('the style, scripts and comments of Astro’s own runtime are removed, and no others', () => {
  const astro =
    '<style>astro-island,astro-slot{display:contents}</style><script>self.x="astro:reach"</script>';
  const own = '<style>p{}</style><script>x()</script><!--kept-->';
  expect(simplified(`<body>${own}${astro}</body>`)).toBe(simplified(`<body>${own}</body>`));
});
