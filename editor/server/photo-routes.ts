import multipart from '@fastify/multipart';
import { type FastifyInstance } from 'fastify';
import { EditorError } from './errors.ts';
import { deletePhoto, describePhoto, listPhotos, savePhoto, thumbnail } from './photos.ts';
import { type InTurn } from './queue.ts';

/** The largest photos of phones have 25 MB. */
const MAX_BYTES = 40_000_000;

interface Named {
  Querystring: { photo: string };
}

/** The photos and their small versions. */
export function addPhotoRoutes(app: FastifyInstance, root: string, inTurn: InTurn): void {
  app.register(multipart, { limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1 } });
  app.get<{ Querystring: { photo: string; commit: string } }>('/api/thumbnail', async ({ query }, reply) =>
    reply.type('image/jpeg').send(await thumbnail(root, query.photo, query.commit)),
  );
  app.get('/api/photos', () => listPhotos(root));
  app.put<{ Querystring: { photo: string; alt?: string } }>('/api/photos', async (request) => {
    const picture = await (await request.file())?.toBuffer();
    if (!picture) throw new EditorError('There is no photo in what was sent. Choose it again.', 400);
    return inTurn(() => savePhoto(root, request.query.photo, picture, request.query.alt));
  });
  app.post<Named & { Body: { alt: string; focus: string } }>('/api/photos', ({ query, body }) =>
    inTurn(() => describePhoto(root, query.photo, { alt: body.alt, focus: body.focus })),
  );
  app.delete<Named>('/api/photos', ({ query }) => inTurn(() => deletePhoto(root, query.photo)));
}
