/** The site's development server as the preview of the editor. */
import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import site from '../../astro.config.ts';

const preview: AstroIntegration = {
  name: 'preview',
  hooks: {
    'astro:config:setup': ({ injectScript, updateConfig }) => {
      injectScript('page', "import '/editor/preview/highlight.ts';");
      // A hosted editor's clone has a link to the packages of the program, from which islands take React.
      updateConfig({ vite: { server: { fs: { allow: ['.', realpathSync('node_modules')] } } } });
    },
    // A hosted editor answers for who may look, in front of this port.
    'astro:server:setup': ({ server }) => {
      const { EDITOR_PREVIEW_KEY: key } = process.env;
      const isAllowed = ({ headers }: IncomingMessage) =>
        key === undefined || headers['x-preview-key'] === key;
      server.middlewares.use((request, response, next) => {
        if (isAllowed(request)) next();
        else response.writeHead(403).end();
      });
      server.httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (!isAllowed(request)) socket.destroy();
      });
    },
  },
};

export default { ...site, integrations: [...(site.integrations ?? []), preview] } satisfies AstroUserConfig;
