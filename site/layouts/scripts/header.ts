/** Makes the header solid below the top of the page. Without it, it always is. */
import { pageElement } from './page-element.ts';

const update = () => pageElement('.header').toggleAttribute('data-solid', scrollY > 0);
addEventListener('scroll', update);
// Sets the first state after layout; reading scrollY now would force a layout.
new IntersectionObserver(update).observe(document.body);
