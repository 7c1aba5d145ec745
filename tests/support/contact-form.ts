/** Posts the contact form, as JSON or form-encoded. */
import { sendRequest } from './http.ts';

/** A valid form. */
export const FILLED = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0199',
  message: 'Copper for the fall?\nAny Tuesday.',
  domain: 'my-salon.example',
  agreementChecked: true,
} as const;

type Values = Readonly<Record<string, unknown>>;

export const postBody = (origin: string, body: string, headers = {}, type = 'application/json') =>
  sendRequest(origin, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  });

/** Posts the filled form with these changes, as JSON. A change to undefined leaves the field out. */
export const postJson = (origin: string, changes: Values = {}, headers = {}) =>
  postBody(origin, JSON.stringify({ ...FILLED, ...changes }), headers);

/** Posts the filled form as a browser without JavaScript does. */
export function postForm(origin: string, changes: Values = {}, headers = {}) {
  const { name, email, phone, message } = FILLED;
  const values: Values = { name, email, phone, message, agreementChecked: 'on', ...changes };
  const fields = Object.entries(values).filter((field): field is [string, string] => field[1] !== undefined);
  return postBody(
    origin,
    new URLSearchParams(fields).toString(),
    headers,
    'application/x-www-form-urlencoded',
  );
}

/** Status and JSON of an answer. */
export async function resultOf(answer: ReturnType<typeof postBody>) {
  const { status, text } = await answer;
  return [status, JSON.parse(text) as unknown];
}
