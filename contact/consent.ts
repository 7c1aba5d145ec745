/**
 * What a visitor agrees to by ticking the box. It says what the TCPA's rules on prior express written consent ask for
 * (47 CFR 64.1200(f)(9)): who sends, that the messages are automated marketing, and that a purchase does not depend
 * on it; and what carriers ask for (CTIA Messaging Principles 5.1): frequency, rates, STOP, HELP, privacy and terms.
 */
export interface ConsentPart {
  readonly text: string;
  /** Where this part links to; absent for plain words. */
  readonly href?: string;
}

/** The agreement in reading order, so that links can be links on the page and words in the record. */
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

/** The agreement as it reads on the page: what is kept with each consent. */
export function consentText(salonName: string): string {
  return consentParts(salonName)
    .map((part) => part.text)
    .join('');
}
