import { readFile } from 'node:fs/promises';
import multipart, { type SavedMultipartFilesResult } from '@fastify/multipart';
import type { FastifyPluginCallback } from 'fastify';
import { EditorError } from '../errors.ts';
import { type Mutex, temporaryFolder } from './content-files.ts';
import { deletePhoto, photoUses, savePhoto, thumbnail } from './photos.ts';

/** The largest photos of phones have 25 MB. */
const MAX_BYTES = 40_000_000;

interface Options {
  readonly root: string;
  readonly runExclusive: Mutex;
}

interface Named {
  Querystring: { photo: string };
}

export const photoRoutes: FastifyPluginCallback<Options> = (app, { root, runExclusive }, done) => {
  app.register(multipart, { limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1 } });
  app.get<{ Querystring: { photo: string; commit: string } }>('/api/thumbnail', async ({ query }, reply) =>
    reply.type('image/jpeg').send(await thumbnail(root, query.photo, query.commit)),
  );
  app.get<Named>('/api/photos', ({ query }) => photoUses(root, query.photo));
  app.put<{ Querystring: { photo: string; alt?: string }; Body: SavedMultipartFilesResult }>(
    '/api/photos',
    {
      // Saved to disk, because several photos would fill the memory. Complete before guard.ts checks the session again.
      preValidation: async (request) => {
        request.body = await request.saveRequestFiles({ tmpdir: await temporaryFolder(root) });
      },
    },
    ({ query, body }) => {
      const [file] = body.files;
      if (!file) throw new EditorError('There is no photo in what was sent. Choose it again.', 400);
      return runExclusive(async () => savePhoto(root, query.photo, await readFile(file.filepath), query.alt));
    },
  );
  app.delete<Named>('/api/photos', ({ query }) => runExclusive(() => deletePhoto(root, query.photo)));
  done();
};
