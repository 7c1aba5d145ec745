import { type FastifyInstance } from 'fastify';
import { deletePhoto, describePhoto, listPhotos, savePhoto, thumbnail } from './photos.ts';

interface Named {
  Querystring: { photo: string };
}
type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

/** The photos and their small versions. */
export function addPhotoRoutes(app: FastifyInstance, root: string, inTurn: InTurn): void {
  app.addContentTypeParser('image/*', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  app.get<{ Querystring: { photo: string; commit: string } }>('/api/thumbnail', async ({ query }, reply) =>
    reply.type('image/jpeg').send(await thumbnail(root, query.photo, query.commit)),
  );
  app.get('/api/photos', () => listPhotos(root));
  app.put<{ Querystring: { photo: string; alt?: string }; Body: Buffer }>('/api/photos', ({ query, body }) =>
    inTurn(() => savePhoto(root, query.photo, body, query.alt)),
  );
  app.post<Named & { Body: { alt: string; focus: string } }>('/api/photos', ({ query, body }) =>
    inTurn(() => describePhoto(root, query.photo, { alt: body.alt, focus: body.focus })),
  );
  app.delete<Named>('/api/photos', ({ query }) => inTurn(() => deletePhoto(root, query.photo)));
}
