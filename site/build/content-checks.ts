import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentAdvice } from '../content/advice.ts';
import { publishedArticles } from '../content/articles/queries.ts';
import { type Content, siteContent } from '../content/content.ts';
import { checkText, type FoundLink } from '../content/markdown/check-text.ts';
import { contentProblems } from '../content/problems.ts';
import { publishedSamples } from '../content/samples.ts';
import { ContentError, formatProblem, type Problem } from '../content/source/problem.ts';
import { articlePath, legalPath } from '../lib/routes.ts';
import { brokenLink } from './links.ts';
import { redirectProblems } from './redirect-problems.ts';
import { siteUrl } from './site-url.ts';

/**
 * Stops the build at problems in the content, all of them at once, and warns of what could be better. Then gives Astro the
 * origin, which is content, too. In development, reloads the pages when a file in content/ changes.
 */
export function contentChecks(): AstroIntegration {
  return {
    name: 'content-checks',
    hooks: {
      'astro:config:setup': async ({ command, logger, updateConfig }) => {
        // Always set here, so that nothing in the environment of a build can publish drafts.
        process.env.ASTRO_COMMAND = command;
        const content = siteContent();
        if (command === 'build') {
          stopAt(await contentProblems(content));
          stopAt(publishedSamples(content.root, siteUrl(), process.env.ALLOW_SAMPLES === '1'));
          for (const problem of contentAdvice(content)) logger.warn(formatProblem(problem));
        }
        updateConfig({ site: siteUrl() });
      },
      'astro:server:setup': ({ server }) => {
        const folder = fileURLToPath(new URL('../../content/', import.meta.url));
        server.watcher.add(folder);
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(folder)) return;
          // Astro's own event for changed content: the props of dynamic routes and siteContent() are computed again.
          for (const environment of Object.values(server.environments))
            environment.hot.send('astro:content-changed', {});
          server.ws.send({ type: 'full-reload', path: '*' });
        });
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const content = siteContent();
        stopAt([
          ...(await textLinkProblems(content, dist)),
          ...redirectProblems(content, (href) => brokenLink(dist, '/', href)),
        ]);
      },
    },
  };
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

async function textLinkProblems(content: Content, dist: string): Promise<Problem[]> {
  const texts = [
    ...publishedArticles(content).map((text) => ({ text, path: articlePath(text.slug) })),
    ...content.get('legal').map((text) => ({ text, path: legalPath(text.slug) })),
  ];
  const problems = texts.map(async ({ text, path }) => {
    const { links } = await checkText(content, text);
    return linkProblems(dist, { file: text.file, path, links });
  });
  return (await Promise.all(problems)).flat();
}

/** The links of a text that lead nowhere in the built site. @param path of its page */
export function linkProblems(
  dist: string,
  { file, path, links }: { file: string; path: string; links: readonly FoundLink[] },
): Problem[] {
  return links.flatMap(({ href, line }) => {
    const broken = brokenLink(dist, path, href);
    return broken ? [{ file, path: [], line, ...broken }] : [];
  });
}
