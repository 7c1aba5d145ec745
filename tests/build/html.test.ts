import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';

import { allRoutes } from '../../tools/routes.ts';
import { builtHtml } from '../support/built-pages.ts';
import { HTML_RULES } from '../support/html-rules.ts';

test('every page passes html-validate’s recommended rules', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(HTML_RULES));
  const mistakes: string[] = [];
  for (const route of [...allRoutes(), '/404']) {
    const { results } = await validator.validateString(builtHtml(route), route);
    for (const { messages } of results)
      mistakes.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${route}: ${ruleId}: ${message} ${selector ?? ''}`,
        ),
      );
  }
  expect(mistakes).toEqual([]);
});

test('invalid HTML is reported', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(HTML_RULES));
  const { valid } = await validator.validateString('<p><div id="a"></div></p><img src="a.jpg">');
  expect(valid).toBe(false);
});
