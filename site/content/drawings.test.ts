import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { messageOf, tempContent } from '../../tests/support/temp-content.ts';

test('a drawing is the paths of an SVG file', () => {
  using content = tempContent();
  content.write(
    'content/drawings/bob.svg',
    '<svg viewBox="0 0 9 9" class="brown"><path d="M0 0h9" class="accent"/><path d="M0 9h9"/></svg>',
  );
  expect(drawings(content.root)).toEqual({
    bob: {
      viewBox: '0 0 9 9',
      hairShade: 'brown',
      paths: [
        { d: 'M0 0h9', part: 'accent' },
        { d: 'M0 9h9', part: 'line' },
      ],
    },
  });
});

test('a project may have no drawings', () => {
  using content = tempContent();
  expect(drawings(content.root)).toEqual({});
});

test('all mistakes of all drawings are reported at once', () => {
  using content = tempContent();
  content.write('content/drawings/A bob.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>');
  content.write('content/drawings/box.svg', '<svg><rect width="9"/></svg>');
  content.write('content/drawings/wig.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9" class="wig"/></svg>');
  content.write('content/drawings/wing.svg', '<svg viewBox="0 0 9 9" class="pink"><path d="M0 0h9"/></svg>');
  expect(messageOf(() => drawings(content.root)).split('\n')).toEqual([
    'content/drawings/A bob.svg: found the name "A bob.svg", expected lowercase letters, digits and hyphens, then .svg',
    'content/drawings/box.svg: found no viewBox, expected <svg viewBox="…"> with areas and lines as <path>',
    'content/drawings/box.svg: found <rect>, expected <path> only',
    'content/drawings/wig.svg: found class="wig", expected one of skin, shadow, hair, hair-behind, hair-short, hair-stubble, strand, accent, or none for a line',
    'content/drawings/wing.svg: found <svg class="pink">, expected the shade of the hair: copper, brown, blonde, silver',
  ]);
});
