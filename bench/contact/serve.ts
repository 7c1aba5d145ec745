/** The server under measurement, in its own process: `serve.ts none|store DIST`. Sends its URL to the parent. */
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { readBuiltSite } from '../../server/http/built-site.ts';
import { openStore } from '../../server/leads/open-store.ts';
import { NoStore } from './no-store.ts';

const [kind = 'none', dist = 'dist'] = process.argv.slice(2);
const config = readConfig(process.env);
const store = kind === 'none' ? new NoStore() : await openStore(config);
const app = await buildApp(config, { site: readBuiltSite(dist), store });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('disconnect', () => {
  void app.close().then(() => process.exit(0));
});
