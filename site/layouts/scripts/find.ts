/** An element that every page has. `body` is only there for the type. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
