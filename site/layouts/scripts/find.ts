/** An element that every page has. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
