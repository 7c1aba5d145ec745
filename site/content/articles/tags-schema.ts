import { z } from 'zod';
import { filterKey } from '../../lib/filter-key.ts';
import { text } from '../source/fields.ts';

/** content/tags.yaml: the tags of articles. */
export const tagsSchema = z
  .array(text(40).describe('A tag as displayed.'))
  .min(1)
  .superRefine((tags, context) => {
    tags.forEach((tag, index) => {
      if (tags.findIndex((other) => filterKey(other) === filterKey(tag)) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'a tag that is listed once' });
    });
  });
