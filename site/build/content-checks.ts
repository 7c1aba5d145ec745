import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import { type AstroIntegration } from 'astro';

import { articlesByTag, distinctTags } from '../content/article-queries.ts';
import { editorialProblems } from '../content/checks/editorial-problems.ts';
import { collectProblems, ContentError, formatProblem, type Problem } from '../content/content-error.ts';
import { photos, redirects } from '../content/index.ts';
import { type Facts } from '../content/facts.ts';
import { facts } from '../content/load.ts';
import { checkText, type FoundLink } from '../content/markdown/check-text.ts';
import { clearMemoized } from '../content/memoize.ts';
import { photoFileProblems } from '../content/photo-files.ts';
import { readArticles } from '../content/read-articles.ts';
import { publishedSamples } from '../content/samples.ts';
import { brokenLink } from './links.ts';
import { redirectProblems } from './redirect-problems.ts';
import { siteUrl } from './site-url.ts';

/**
 * Stops the build at mistakes that span several files, and warns of texts that break editorial rules. In development, reloads
 * the pages when a file in content/ changes, and loads the collections again when a fact did, which Astro does not do itself.
 */
export function contentChecks(): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        // Not `import.meta.env.DEV`: a variable DEV in the environment of a build would set it, and publish drafts.
        updateConfig({ vite: { define: { __DEV_SERVER__: String(command === 'dev') } } });
      },
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const content = fileURLToPath(new URL('../../content/', import.meta.url));
        let known: Facts | undefined = facts();
        server.watcher.add(content);
        server.watcher.on('change', (file) => {
          if (!file.startsWith(content)) return;
          // Astro reloads the pages itself once it has rendered a text.
          if (file.endsWith('.md')) {
            clearMemoized();
            return;
          }
          // Astro's event after a change of a collection. It forgets the props of dynamic routes, such as a service.
          for (const environment of Object.values(server.environments))
            environment.hot.send('astro:content-changed', {});
          server.ws.send({ type: 'full-reload', path: '*' });
          clearMemoized();
          // A file with a mistake changes no fact until it is corrected.
          const [values] = collectProblems([], () => [facts()]);
          if (!values || isDeepStrictEqual(values, known)) return;
          known = values;
          refreshContent?.({ context: { isUpdate: true } }).catch((error: unknown) => {
            // Astro watches no collection after that: the next change of any file loads them again.
            known = undefined;
            logger.error((error as Error).message);
          });
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
