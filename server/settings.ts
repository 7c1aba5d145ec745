/** How the values of settings are read: each from its text, or refused in words for the person who set it. */
import { BlockList, isIP } from 'node:net';

/** What a setting wants that did not get it, such as `a whole number from 0 to 65535`. */
export class Wanted extends Error {
  override readonly name = 'Wanted';
}

/** @throws Wanted when the text will not do */
export type Reader<T> = (text: string) => T;

/** The text itself, if the pattern matches it. */
export function matching(pattern: RegExp, wants: string): Reader<string> {
  return (text) => {
    if (!pattern.test(text)) throw new Wanted(wants);
    return text;
  };
}

export function wholeNumber(least: number, most: number): Reader<number> {
  const digits = matching(/^\d{1,9}$/, `a whole number from ${least} to ${most}`);
  return (text) => {
    const value = Number(digits(text));
    if (value < least || value > most) throw new Wanted(`a whole number from ${least} to ${most}`);
    return value;
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (text) => {
    const found = values.find((value) => value === text);
    if (found === undefined) throw new Wanted(`one of ${values.join(', ')}`);
    return found;
  };
}

/** An address with one of these schemes, without fragment and, unless they are allowed, without user name and password. */
export function address(schemes: readonly string[], wants: string, credentials = false): Reader<string> {
  return (text) => {
    const url = URL.parse(text);
    if (url === null || !schemes.includes(url.protocol) || url.hostname === '' || url.hash !== '')
      throw new Wanted(wants);
    if (!credentials && (url.username !== '' || url.password !== '')) throw new Wanted(wants);
    return text;
  };
}

/** An origin, as browsers write it: `https://example.com`. */
export function origin(wants: string): Reader<string> {
  const web = address(['http:', 'https:'], wants);
  return (text) => {
    const url = new URL(web(text));
    if (url.pathname !== '/' || text.includes('?')) throw new Wanted(wants);
    return url.origin;
  };
}

/** Addresses or networks (`10.0.0.0/8`), separated by commas. */
export function networks(wants: string): Reader<readonly string[]> {
  return (text) => {
    const entries = text.split(',').map((entry) => entry.trim());
    if (!entries.every(isNetwork)) throw new Wanted(wants);
    return entries;
  };
}

function isNetwork(entry: string): boolean {
  const [host = '', prefix, ...rest] = entry.split('/');
  const family = isIP(host);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(host, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
