/** Chromium's own autofill fills in the contact form, and leaves the field for programs empty. */
import { HONEYPOT } from '../../contact/honeypot.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { entered, form, touch, VISITOR } from '../support/contact-page.ts';
import { expect, test } from '../support/visitor.ts';

const ADDRESS = {
  NAME_FULL: VISITOR.Name,
  EMAIL_ADDRESS: VISITOR.Email,
  PHONE_HOME_WHOLE_NUMBER: '+19035550142',
  COMPANY_NAME: 'Company',
  ADDRESS_HOME_STREET_ADDRESS: '1 Main St',
  ADDRESS_HOME_CITY: 'Sherman',
  ADDRESS_HOME_STATE: 'TX',
  ADDRESS_HOME_ZIP: '75090',
  ADDRESS_HOME_COUNTRY: 'US',
};

test('autofill leaves the field for programs empty', async ({ server }) => {
  // Chromium's headless shell has no autofill.
  const browser = await launchChromium();
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/contact');
  await touch(page);
  await form(page).getByRole('textbox', { name: 'Name' }).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Autofill.enable');
  const { root } = await session.send('DOM.getDocument');
  const query = { nodeId: root.nodeId, selector: '#contact-name' };
  const { node } = await session.send('DOM.describeNode', await session.send('DOM.querySelector', query));
  const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect.poll(async () => (await entered(form(page))).Email).toBe(VISITOR.Email);
  await expect(form(page).locator(`[name=${HONEYPOT.name}]`)).toHaveValue('');
  await browser.close();
});
