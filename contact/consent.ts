/**
 * What a visitor agrees to by ticking the box. It says what the TCPA's rules on prior express written consent ask for
 * (47 CFR 64.1200(f)(9)): who sends, that the messages are automated marketing, and that a purchase does not depend
 * on it; and what carriers ask for (CTIA Messaging Principles 5.1): frequency, rates, STOP, HELP, privacy and terms.
 */
interface ConsentPart {
  readonly text: string;
  /** Link target; undefined for plain text. */
  readonly href?: string;
}

/** The agreement in parts, so that the page can link some of them. */
export function consentParts(salonName: string): readonly ConsentPart[] {
  return [
    {
      text:
        `I agree that ${salonName} may send me automated marketing and service text messages at the number above. ` +
        'Agreeing is not a condition of any purchase. Message and data rates may apply. Message frequency varies. ' +
        'Text STOP to opt out, or HELP for help. See our ',
    },
    { text: 'Privacy Policy', href: '/privacy' },
    { text: ' and ' },
    { text: 'Terms of Use', href: '/terms' },
    { text: '.' },
  ];
}

/**
 * Names the words of the agreement; the form sends it as `agreementVersion`. FNV-1a, because `crypto.subtle` is
 * asynchronous and missing on pages without TLS.
 */
export function consentVersion(salonName: string): string {
  let hash = 0x811c9dc5;
  for (const character of consentText(salonName)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The agreement as plain text, stored with each consent. */
export function consentText(salonName: string): string {
  return consentParts(salonName)
    .map((part) => part.text)
    .join('');
}
