import { type PluginOption } from 'vite';

const ENTRY = /\/([^/]+)\?astro&type=script&index=(\d+)/u;
const COPY = /\?copy-for=(.+)&lang\.ts$/u;

/**
 * Lets the scripts of .astro files import what islands import, too. Astro inlines a script only if it shares no module
 * with another: each script gets copies of its own, which must not rely on shared state.
 */
export function inlineScripts(): PluginOption {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const [, file, index] = ENTRY.exec(importer ?? '') ?? [];
      const owner = COPY.exec(importer ?? '')?.[1] ?? (file && `${file}-${index}`);
      if (importer === undefined || owner === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !found.external && found.id.endsWith('.ts')
        ? `${found.id}?copy-for=${owner}&lang.ts`
        : found;
    },
  };
}
