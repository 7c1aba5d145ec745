/** Inline script that shows whether the salon is open, and the holidays that are near, and keeps them current. */
import { keepCurrent } from '../lib/keep-current.ts';
import { openLine, type OpeningPlan } from '../lib/opening-hours.ts';
import { salonTime } from '../lib/salon-time.ts';

keepCurrent('[data-open-now]', (line, now) => {
  line.textContent = openLine(JSON.parse(line.dataset.openNow ?? '') as OpeningPlan, now);
});

keepCurrent('[data-holidays]', (list, now) => {
  const today = salonTime(list.dataset.holidays ?? '', now).slice(0, 10);
  let isEmpty = true;
  for (const part of list.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from = '', until = '' } = part.dataset;
    part.hidden = today < from || today > until;
    isEmpty &&= part.hidden;
  }
  list.hidden = isEmpty;
});
