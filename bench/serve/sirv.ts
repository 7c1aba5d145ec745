/** Serves DIST with sirv, set up as in its README: `sirv.ts FOLDER DIST PORT`, with sirv installed in FOLDER. */
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';

const [folder = '', dist = 'dist', port = '0'] = process.argv.slice(2);
const { default: sirv } = (await import(path.join(folder, 'node_modules/sirv/build.mjs'))) as {
  default: (dist: string, options: object) => RequestListener;
};
createServer(sirv(dist, { brotli: true, gzip: true, etag: true, maxAge: 60 })).listen(
  Number(port),
  '127.0.0.1',
);
