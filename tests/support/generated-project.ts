/** A copy of the project with generated articles, for builds with more articles than the salon has. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { generateArticles } from './generated-articles.ts';
import { buildProject, copyProject, linkPictures, PROJECT } from './project-copy.ts';

/** Pages that the blog does not need. */
const OTHER_PAGES =
  /^(?:about|careers|contact|gallery|index|privacy|terms|view-our-salon|services|locations)\b/;

/** Replaces site/images/card/render-card.ts. */
const PLAIN_CARDS = `import { type Sharp } from 'sharp';
import { type CardText } from './card.ts';
export const writeCard = (text: CardText) => text.name;
export const renderCard = (photo: Sharp) => photo.resize(120, 63).jpeg().toBuffer();
`;

export interface ProjectOptions {
  /** Number of generated articles. */
  readonly articles: number;
  /** Only the blog, with short articles and none of the salon's: a faster build. */
  readonly blogOnly?: boolean;
  /** Sharing pictures without text: a faster build. */
  readonly plainCards?: boolean;
  /** Start with the project's picture cache. */
  readonly pictures?: boolean;
}

export interface GeneratedProject extends AsyncDisposable {
  readonly root: string;
  readonly dist: string;
  /** Builds the site. @throws Error with the build's output */
  build(nodeOptions?: readonly string[]): Promise<void>;
}

/** Creates the project below .cache/. Disposing it deletes its files. */
export async function generateProject(name: string, options: ProjectOptions): Promise<GeneratedProject> {
  const { articles, blogOnly = false, plainCards = false, pictures = true } = options;
  const root = path.join(PROJECT, '.cache/generated', name);
  await rm(root, { recursive: true, force: true });
  await copyProject(root);
  const folder = path.join(root, 'content/articles');
  const before = blogOnly ? 0 : (await readdir(folder)).length;
  const made = generateArticles(articles, folder, { sections: blogOnly ? 1 : 6, before });
  if (blogOnly) await removeOtherPages(root);
  for (const { slug, text } of made) await writeFile(path.join(folder, `${slug}.md`), text);
  if (plainCards) await usePlainCards(root);
  if (pictures) await linkPictures(root);
  return {
    root,
    dist: path.join(root, 'dist'),
    build: (nodeOptions) => buildProject(root, nodeOptions),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** Sharing pictures without text: a faster build. */
export async function usePlainCards(root: string): Promise<void> {
  await writeFile(path.join(root, 'site/images/card/render-card.ts'), PLAIN_CARDS);
}

async function removeOtherPages(root: string): Promise<void> {
  const pages = path.join(root, 'site/pages');
  for (const page of await readdir(pages))
    if (OTHER_PAGES.test(page)) await rm(path.join(pages, page), { recursive: true });
  await rm(path.join(root, 'content/articles'), { recursive: true });
  await mkdir(path.join(root, 'content/articles'));
  await writeFile(path.join(root, 'content/redirects.yaml'), '[]\n');
}
