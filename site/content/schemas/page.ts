import { description, group, title } from './fields.ts';

/** Fields that the copy of every page has; a page spreads them into a schema of its own. */
export const pageFields = { title, description };

export const pageSchema = group(pageFields);
