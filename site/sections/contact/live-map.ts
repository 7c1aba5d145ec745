/**
 * Puts OpenStreetMap's own map over the drawn one, once the visitor comes near and its host answers. Until then nothing
 * is asked of anybody else's server; where the host cannot be reached, the drawn map stays.
 */
const holder = document.querySelector<HTMLTemplateElement>('[data-live-map]');
const frame = holder?.content.querySelector('iframe');

if (holder?.parentElement && frame) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const probe = new Image();
      probe.onload = () => {
        holder.replaceWith(frame);
      };
      probe.src = new URL('/favicon.ico', frame.src).href;
    },
    { rootMargin: '200px' },
  ).observe(holder.parentElement);
}
