/** Posts the contact form, as JSON or form-encoded. */
import { type HttpResponse, sendRequest } from './http.ts';

/** A valid form. */
export const FILLED = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0199',
  message: 'Copper for the fall?\nAny Tuesday.',
  domain: 'salon.example',
  agreementChecked: true,
} as const;

export type Values = Readonly<Record<string, unknown>>;

/** Posts the filled form with these changes, as JSON. A change to undefined leaves the field out. */
export async function postJson(
  origin: string,
  changes: Values = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  return await sendRequest(origin, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...FILLED, ...changes }),
  });
}

/** Posts the filled form as a browser without JavaScript does. */
export async function postForm(
  origin: string,
  changes: Readonly<Record<string, string | undefined>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpResponse> {
  const { name, email, phone, message } = FILLED;
  const values: Values = { name, email, phone, message, agreementChecked: 'on', ...changes };
  const fields = Object.entries(values).filter((field): field is [string, string] => field[1] !== undefined);
  return await sendRequest(origin, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
