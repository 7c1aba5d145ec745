/**
 * Says on the page whether the salon is open, and goes on saying it while the page stays open. Only once the line comes
 * near: the first question for the time in another zone takes a slow phone a tenth of a second. Inlined: bytes count.
 */
import { openLine, type OpeningPlan } from './open-line.ts';

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        const plan = JSON.parse((target as HTMLElement).dataset.openNow ?? '') as OpeningPlan;
        const say = () => {
          target.textContent = openLine(plan, new Date());
        };
        say();
        setInterval(say, 20_000);
      }
  },
  { rootMargin: '50%' },
);
for (const line of document.querySelectorAll('[data-open-now]')) near.observe(line);
