import { describe } from 'vitest';

import { salon } from '../../site/content/index.ts';
import { FIXTURE } from '../support/fixture-salon.ts';
import { field, form } from '../support/contact-page.ts';
import { expect, test } from '../support/visitor.ts';

const ATTRIBUTES: Readonly<Record<string, Record<string, string | RegExp>>> = {
  Name: { placeholder: 'Your full name', autocomplete: 'name', enterkeyhint: 'next' },
  Email: {
    placeholder: /@example/,
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    enterkeyhint: 'next',
  },
  Phone: { placeholder: /\d{3}/, type: 'tel', autocomplete: 'tel', inputmode: 'tel', enterkeyhint: 'next' },
  Message: { placeholder: "Tell us about the services you're interested in..." },
};

describe('the contact form', () => {
  test.for(Object.entries(ATTRIBUTES))(
    'says what belongs into %s',
    async ([label, attributes], { visit }) => {
      const { page } = await visit('/contact');
      for (const [name, value] of Object.entries(attributes))
        await expect(field(form(page), label)).toHaveAttribute(name, value);
    },
  );

  test('allows pasting in every field (WCAG 2.2, 3.3.8)', async ({ visit }) => {
    const { page } = await visit('/contact');
    const blocked = await form(page).evaluate((element: HTMLFormElement) =>
      [...element.elements].filter(
        (one) => !one.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })),
      ),
    );
    expect(blocked).toEqual([]);
  });

  test('names the terms of text messages in the agreement', async ({ visit }) => {
    const { page } = await visit('/contact');
    const agreement = form(page).locator('label').filter({ hasText: 'STOP' });
    for (const words of [
      salon(FIXTURE).shortName,
      'automated',
      'marketing and service text messages',
      'rates may apply',
      'frequency varies',
      'HELP',
      'not a condition',
    ])
      await expect(agreement).toContainText(words);
  });

  test('links to the privacy policy and the terms', async ({ visit }) => {
    const { page } = await visit('/contact');
    const links = form(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/privacy',
      '/terms',
    ]);
  });
});
