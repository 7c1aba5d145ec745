/**
 * `npm run test:other-content`: proves that the owner may change the content without breaking a test. Copies the project,
 * changes every price, an hour, the phone number, a town's text and two reviews, deletes an article and adds one, builds the
 * site, and runs the tests that read the owner's content.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Pair, parseDocument, visit } from 'yaml';

import { buildProject, copyProject, linkPictures } from '../tests/support/project-copy.ts';
import { run } from './run.ts';

const ROOT = '.cache/other-content';
/** What the tests read, beyond what a build needs. */
const TESTED = ['tests', 'tools', 'server', 'docs', 'spelling.txt', 'cspell.json', 'vitest.config.ts'];
/** Checks that hold for any content. Each file reads the owner's content or the site built from it. */
const TESTS = ['--project', 'unit', '--project', 'build', '--project', 'site'];
/** Sizes and touch targets take minutes, and the names in docs/ are no content. */
const SKIPPED = [
  'tests/build/references.test.ts',
  'tests/site/page-weight.test.ts',
  'tests/site/every-route.test.ts',
  'tests/site/targets.test.ts',
];

const path = (...parts: string[]) => join(ROOT, 'content', ...parts);

/** Changes a YAML file as an owner would in an editor: comments stay. */
function edit(file: string, change: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(readFileSync(path(file), 'utf8'));
  change(document);
  writeFileSync(path(file), document.toString({ lineWidth: 0 }));
}

function changePrices(): void {
  for (const name of readdirSync(path('services')))
    edit(join('services', name), (document) => {
      visit(document, {
        Pair: (_, pair) => {
          const { key, value } = pair as Pair<{ value: string }, { value: unknown }>;
          // `from` repeats the lowest price.
          if (/^(?:price|from)$/u.test(key.value) && typeof value?.value === 'number') value.value += 7;
        },
      });
    });
}

function changeFacts(): void {
  edit('salon.yaml', (salon) => {
    salon.setIn(['hours', 0, 'closes'], '19:30');
    salon.setIn(['phone'], '+15015550123');
  });
  edit('towns.yaml', (towns) => {
    towns.setIn([1, 'local', 'hair'], 'People from here ask for bangs more than for anything else.');
  });
  edit('testimonials.yaml', (reviews) => {
    for (const at of [0, 4])
      reviews.setIn(
        [at, 'review'],
        'They asked what I wanted, said what it would cost, and did exactly that. I have nothing to add.',
      );
  });
}

/** Deletes an article and the links to it within texts, as the build asks, and adds one. */
function changeArticles(): void {
  const [gone = ''] = readdirSync(path('articles')).map((name) => name.replace(/\.md$/u, ''));
  const added = 'what-to-ask-before-bangs';
  const text = readFileSync(path('articles', `${gone}.md`), 'utf8')
    .replace(/^title: .*$/mu, 'title: What to ask before anybody cuts your bangs')
    .replace(
      /^description: .*$/mu,
      'description: Five questions worth asking before the scissors come out, and the answers that a good stylist gives to each of them.',
    );
  writeFileSync(path('articles', `${added}.md`), text);
  rmSync(path('articles', `${gone}.md`));
  const link = new RegExp(`\\[([^\\]]*)\\]\\(/blog/${gone}[^)]*\\)`, 'gu');
  for (const name of readdirSync(path(), { recursive: true, encoding: 'utf8' }))
    if (/\.(?:md|yaml)$/u.test(name)) {
      const before = readFileSync(path(name), 'utf8');
      writeFileSync(path(name), before.replaceAll(link, '$1'));
    }
}

await copyProject(ROOT);
for (const part of TESTED) {
  rmSync(join(ROOT, part), { recursive: true, force: true });
  cpSync(part, join(ROOT, part), { recursive: true });
}
await linkPictures(ROOT);
changePrices();
changeFacts();
changeArticles();
await buildProject(ROOT);
const skipped = SKIPPED.flatMap((file) => ['--exclude', file]);
process.exitCode = await run('vitest', ['run', ...TESTS, ...skipped], { cwd: ROOT });
