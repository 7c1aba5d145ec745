/**
 * Fields that Google requires and recommends for rich results. Source: Search Central, "Structured data
 * markup that Google Search supports", each type's own page (read in November 2026).
 */
interface Rule {
  readonly required: readonly string[];
  /** Recommended fields. */
  readonly recommended: readonly string[];
}

export const GOOGLE_RULES: Readonly<Record<string, Rule>> = {
  // Local business: complete on every page.
  HairSalon: {
    required: ['name', 'address'],
    recommended: [
      'telephone',
      'url',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification',
      'priceRange',
      'image',
    ],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    recommended: [],
  },
  // Site names.
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  // Article: nothing is required, so all that it recommends is, except the change that not every article has.
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author', 'author.name'],
    recommended: ['publisher', 'description'],
  },
  // Job posting. Salary and end date are recommended too, but the salon may leave them out.
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization.name',
      'jobLocation.address.streetAddress',
      'jobLocation.address.addressLocality',
      'jobLocation.address.addressRegion',
      'jobLocation.address.postalCode',
      'jobLocation.address.addressCountry',
    ],
    recommended: ['employmentType', 'identifier'],
  },
};

/** The value at a dotted path; the first entry of a list stands for all. */
export function valueAt(node: unknown, path: string): unknown {
  let value: unknown = node;
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[0];
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** Fields of a rule that a node lacks. */
export function missing(node: unknown, fields: readonly string[]): string[] {
  return fields.filter((field) => {
    const value = valueAt(node, field);
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
}
