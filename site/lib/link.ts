/** A page, place, number or address, and what it is called. */
export interface Link {
  name: string;
  href: string;
}
