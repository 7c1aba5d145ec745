import { fileURLToPath } from 'node:url';

import { type AstroIntegration } from 'astro';

import { articlesByTag, distinctTags } from '../content/article-queries.ts';
import { editorialProblems } from '../content/checks/editorial-problems.ts';
import { collectProblems, ContentError, formatProblem, type Problem } from '../content/content-error.ts';
import { photos, redirects } from '../content/index.ts';
import { checkText, type FoundLink } from '../content/markdown/check-text.ts';
import { photoFileProblems } from '../content/photo-files.ts';
import { readArticles } from '../content/read-articles.ts';
import { publishedSamples } from '../content/samples.ts';
import { serviceFiles } from '../content/service-files.ts';
import { brokenLink } from './links.ts';
import { redirectProblems } from './redirect-problems.ts';
import { siteUrl } from './site-url.ts';

/** Content files that the Astro configuration reads, for the facts that texts may quote. */
const configFiles = () => ['content/salon.yaml', ...serviceFiles()];

/**
 * Stops the build at mistakes that span several files, and warns of texts that break editorial rules. Reloads the pages in
 * development when a file in content/ changes, which Astro itself only does for collections.
 */
export function contentChecks(): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        for (const file of configFiles()) addWatchFile(new URL(file, config.root));
      },
      'astro:server:setup': ({ server }) => {
        const content = fileURLToPath(new URL('../../content/', import.meta.url));
        server.watcher.add(content);
        server.watcher.on('change', (file) => {
          if (file.startsWith(content)) server.ws.send({ type: 'full-reload', path: '*' });
        });
      },
      'astro:build:start': async ({ logger }) => {
        const problems = publishedSamples(siteUrl(), process.env.ALLOW_SAMPLES === '1');
        // Before Astro reads the photos: it would stop at the first wrong one and not say what is expected.
        problems.push(...(await photoFileProblems()));
        collectProblems(problems, () => [photos()]);
        if (problems.length > 0) throw new ContentError(problems);
        const articles = readArticles();
        for (const tag of distinctTags(articles))
          if (articlesByTag(tag, articles).length === 1) logger.warn(`only one article has the tag "${tag}"`);
        for (const problem of await editorialProblems()) logger.warn(formatProblem(problem));
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const problems = [
          ...(await articleLinkProblems(dist)),
          ...redirectProblems(redirects(), (href) => brokenLink(dist, '/', href)),
        ];
        if (problems.length > 0) throw new ContentError(problems);
      },
    },
  };
}

async function articleLinkProblems(dist: string): Promise<Problem[]> {
  const problems = await Promise.all(
    readArticles().map(async (article) => {
      const { links } = await checkText(article);
      return linkProblems(dist, { ...article, links });
    }),
  );
  return problems.flat();
}

/** The links of an article that lead nowhere in the built site. */
export function linkProblems(
  dist: string,
  { file, slug, links }: { file: string; slug: string; links: readonly FoundLink[] },
): Problem[] {
  return links.flatMap(({ href, line }) => {
    const message = brokenLink(dist, `/blog/${slug}`, href);
    return message === undefined ? [] : [{ file, field: '', message, line }];
  });
}
