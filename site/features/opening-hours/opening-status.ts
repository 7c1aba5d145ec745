/** Inline script that shows whether the salon is open, and the holidays that are near, and keeps them current. */
import { keepCurrent } from '../../lib/keep-current.ts';
import { type OpeningHours, openingStatus } from '../../lib/opening-hours.ts';
import { localDate } from '../../lib/local-time.ts';

keepCurrent('[data-opening-hours]', (line, now) => {
  line.textContent = openingStatus(JSON.parse(line.dataset.openingHours ?? '') as OpeningHours, now);
});

keepCurrent('[data-holidays]', (list, now) => {
  const today = localDate(list.dataset.holidays ?? '', now);
  let isEmpty = true;
  for (const part of list.querySelectorAll<HTMLElement>('[data-first]')) {
    const { first = '', last = '' } = part.dataset;
    part.hidden = today < first || today > last;
    isEmpty &&= part.hidden;
  }
  list.hidden = isEmpty;
});
