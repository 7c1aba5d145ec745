import { defineCollection } from 'astro:content';
import { checkedLoader } from './content/checked-loader.ts';
import { legal } from './content/index.ts';
import { loadMarkdown } from './content/load.ts';
import { ARTICLES, readAllArticles, readArticle } from './content/read-articles.ts';
import { articleSchema } from './content/schemas/articles.ts';
import { legalSchema } from './content/schemas/legal.ts';

const articles = defineCollection({
  loader: checkedLoader({ folder: ARTICLES, readAll: readAllArticles, read: readArticle }),
  schema: articleSchema,
});

const legalTexts = defineCollection({
  loader: checkedLoader({
    folder: 'content/legal',
    readAll: () => [legal('privacy'), legal('terms')],
    read: (file) => loadMarkdown(file, legalSchema),
  }),
  schema: legalSchema,
});

export const collections = { articles, legal: legalTexts };
