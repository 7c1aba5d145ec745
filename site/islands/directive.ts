import type { ClientDirective } from 'astro';

/** Does nothing: reach.ts, which is inlined into every page, hydrates the islands. Astro requires an entrypoint. */
const reach: ClientDirective = () => undefined;
export default reach;
