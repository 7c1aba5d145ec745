import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { registryEntry, registry } from '../../../site/content/registry.ts';
import { type ContentList, PATH, STORED_DRAFT } from '../../shared/api.ts';
import { EditorError } from '../errors.ts';
import { parseBody } from '../parse-body.ts';
import type { EditorStore } from '../store.ts';
import { createArticle } from './articles.ts';
import { writeChecked } from './check.ts';
import { contentFiles, type Mutex } from './content-files.ts';
import { listContent } from './list-content.ts';
import { confirmSample, listSamples } from './samples.ts';
import { openFile, saveFile } from './save.ts';

interface Options {
  readonly root: string;
  readonly runExclusive: Mutex;
  readonly store: EditorStore;
  readonly isHosted: boolean;
}

interface InFile {
  Querystring: { file: string };
}

/** Content files, new articles, samples and drafts. */
export const contentRoutes: FastifyPluginCallback<Options> = (app, options, done) => {
  const { root, runExclusive, store, isHosted } = options;
  app.get('/api/content', (): ContentList => ({
    ...listContent(root),
    drafts: Object.fromEntries(store.list('draft')),
    isHosted,
  }));
  app.get<InFile>('/api/file', ({ query }) => openFile(root, query.file));
  app.put<InFile>('/api/file', ({ query: { file }, body }) => {
    const draft = parseBody(STORED_DRAFT, body);
    return runExclusive(async () => {
      const result = await saveFile(root, file, draft);
      const base = ('base' in result ? result.base : undefined) ?? draft.base;
      // The server keeps what could not be saved, in case the device closes the page.
      if (result.status === 'saved') store.delete('draft', file);
      else if (result.status === 'problems' || !result.isDeleted)
        store.set('draft', file, { ...draft, base });
      return result;
    });
  });
  app.delete<InFile>('/api/file', ({ query: { file } }) =>
    runExclusive(async () => {
      if (contentFiles(root).unusable.includes(file)) return rm(join(root, file));
      if (registryEntry(file) !== registry.articles) throw new EditorError(`“${file}” is no article.`, 404);
      // The change can be undone until it is published, and by going back after that.
      return writeChecked(root, { [file]: null });
    }),
  );
  app.post('/api/articles', ({ body }) => {
    const { title } = parseBody(z.object({ title: z.string() }), body);
    return runExclusive(() => createArticle(root, title.trim()));
  });
  app.get('/api/samples', () => listSamples(root));
  app.post('/api/samples', ({ body }) => {
    const sample = parseBody(z.object({ file: z.string(), path: PATH }), body);
    return runExclusive(() => confirmSample(root, sample));
  });
  app.delete<InFile>('/api/drafts', ({ query }) => {
    store.delete('draft', query.file);
    return {};
  });
  done();
};
