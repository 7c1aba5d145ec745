/** What Astro wants to call for each `client:reach`. Nothing: reach.ts, part of the frame of every page, does the work. */
import type { ClientDirective } from 'astro';

const reach: ClientDirective = () => undefined;
export default reach;
