/** The server to be measured, in a process of its own: `serve.ts none|store DIST`. Tells its parent where it listens. */
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/contact/open-store.ts';
import { openEntrance } from '../../server/entrance.ts';
import { listen } from '../../server/listen.ts';
import { readBuiltSite } from '../../server/pages/built-site.ts';
import { NoStore } from './no-store.ts';

const [kind = 'none', dist = 'dist'] = process.argv.slice(2);
const config = readConfig(process.env);
const store = kind === 'none' ? new NoStore() : await openStore(config);
const site = readBuiltSite(dist);
const entrance = openEntrance(site);
const app = await buildApp(config, { site, entrance, store });
await app.ready();
const port = await listen(entrance.server, 0, '127.0.0.1');
process.send?.(`http://127.0.0.1:${port}`);
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('disconnect', () => {
  void app.close().then(() => process.exit(0));
});
