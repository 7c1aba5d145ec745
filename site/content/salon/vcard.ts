import { slugFor } from '../source/slug.ts';
import { displayHours } from './hours.ts';
import type { Salon } from './schema.ts';

/** File name without extension: `copper-and-sage`. */
export function vcardName({ shortName }: Pick<Salon, 'shortName'>): string {
  return slugFor(shortName.replaceAll('&', 'and'));
}

/**
 * The salon as a vCard. Version 3.0 is the one that iPhones and Android phones read alike.
 * Source: RFC 2426.
 */
export function vcard(salon: Salon, siteUrl: string): string {
  const { name, phone, email, address, geo, hours } = salon;
  const notes = displayHours(hours).map((line) => `${line.days}: ${line.hours}`);
  const place = ['', '', address.street, address.city, address.region, address.postalCode, 'United States'];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeValue(name)}`,
    `N:${escapeValue(name)};;;;`,
    `ORG:${escapeValue(name)}`,
    // Apple's extension: list the salon as a company, not as a person.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:${place.map(escapeValue).join(';')}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${siteUrl}`,
    `NOTE:${escapeValue(notes.join('\n'))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes backslash, comma, semicolon and line breaks. */
function escapeValue(value: string): string {
  return value.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
