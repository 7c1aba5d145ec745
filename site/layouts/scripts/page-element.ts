/** An element that every page has. */
export const pageElement = (selector: string) =>
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- every page has the element
  document.querySelector<HTMLElement>(selector)!;
