import { defineCollection } from 'astro:content';
import { collectionLoader } from './content/collection-loader.ts';
import { registry } from './content/registry.ts';

export const collections = {
  articles: defineCollection({ loader: collectionLoader('articles'), schema: registry.articles.schema }),
  legal: defineCollection({ loader: collectionLoader('legal'), schema: registry.legal.schema }),
};
