import { type KeyboardEvent } from 'react';

/** Makes a link with the button role react to the space bar, as buttons do. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
