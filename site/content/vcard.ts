import { displayHours } from './hours.ts';
import { type Salon } from './schemas/salon.ts';

/** A line may be this long, in octets; the rest goes on in the next line, after a space. */
const LINE_OCTETS = 75;

/** Name of the file a phone saves: `copper-and-sage`. */
export function vcardName({ shortName }: Pick<Salon, 'shortName'>): string {
  return shortName
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}

/**
 * The salon as an entry of a phone's address book. Version 3.0, because iPhones and Androids read it alike.
 * Source: RFC 2426.
 */
export function vcard(salon: Salon, siteUrl: string): string {
  const { name, phone, email, address, geo, hours } = salon;
  const notes = displayHours(hours).map((line) => `${line.days}: ${line.hours}`);
  const place = ['', '', address.street, address.city, address.region, address.postalCode, 'United States'];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    // Filed under its own name, not as a person; read by Apple, skipped by others.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:${place.map(escaped).join(';')}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${siteUrl}`,
    `NOTE:${escaped(notes.join('\n'))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Backslash, comma, semicolon and line end have a meaning of their own in a value. */
function escaped(value: string): string {
  return value.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** A long line in several, never inside a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
