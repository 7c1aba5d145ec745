import { expect, it } from 'vitest';
import { CHECK_FIELDS } from './form-texts.ts';
import { checkContactForm } from './schema.ts';

const filled = {
  name: 'Dana',
  email: 'dana@example.com',
  phone: '(903) 555-0199',
  message: 'Copper, please.',
  domain: 'example.com',
  agreementChecked: true,
};

const errorsOf = (values: unknown) => {
  const result = checkContactForm(values);
  return result.ok ? {} : result.fields;
};

it('the contact form requires name, email, phone and agreement only, and is taken unchanged', () => {
  expect(checkContactForm(filled)).toEqual({ ok: true, form: filled });
  for (const empty of [{}, { name: ' \u00a0', email: '', phone: ' ' }])
    expect(Object.keys(errorsOf(empty))).toEqual(['name', 'email', 'phone', 'agreementChecked']);
  const { name, email, phone, agreementChecked } = filled;
  // A page of an earlier build may send another version, which keeps no message from the salon.
  expect(checkContactForm({ name, email, phone, agreementChecked, agreementVersion: 'v1' })).toMatchObject({
    ok: true,
    form: { message: '' },
  });
});

it('the contact form limits texts in characters, which emoji are, too, and names the limit also without script', () => {
  for (const [field, max, error] of [
    ['name', 100, 'Shorten your name to 100 characters or fewer'],
    ['message', 5000, 'Shorten your message to 5,000 characters or fewer'],
  ] as const) {
    expect(errorsOf({ ...filled, [field]: '💇'.repeat(max) })).toEqual({});
    expect(errorsOf({ ...filled, [field]: '💇'.repeat(max + 1) })).toEqual({ [field]: error });
  }
  const phone = 'Telephone: +1 (903) 555-0142, ext. 12345';
  expect(errorsOf({ ...filled, phone })).toEqual({});
  const shorten = 'Shorten your phone number to 40 characters or fewer';
  expect(errorsOf({ ...filled, phone: `${phone}67` })).toEqual({ phone: shorten });
  expect(CHECK_FIELDS.text).toContain('5,000 characters');
});

it('the contact form stores the bare address, a number in ASCII, and no invisible or control characters', () => {
  const email = 'Dana W. <da\u200bna@example.com>';
  const message = `${filled.message}\u0000`;
  expect(checkContactForm({ ...filled, email, message })).toEqual({ ok: true, form: filled });
  for (const phone of ['\u202a(903) 555-0142\u202c ', '(٩٠٣) ٥٥٥-٠١٤٢'])
    expect(checkContactForm({ ...filled, phone })).toMatchObject({ form: { phone: '(903) 555-0142' } });
});
