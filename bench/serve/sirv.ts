/** sirv, one of the fastest file servers for Node, as its readme sets it up: `sirv.ts FOLDER DIST PORT`. */
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
