/**
 * Inline script of an article: marks the current section in the table of contents, and reveals the buttons for sharing
 * that the browser supports.
 */

if ('share' in navigator) document.querySelector('.share')?.setAttribute('data-native', '');

// Browsers with scroll-target-group mark the current section themselves (Contents.css).
if (!CSS.supports('scroll-target-group:auto')) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.article-contents a')];
  const headings = [...document.querySelectorAll('.article-body h2')];
  /** A heading above this many pixels from the top of the screen counts as reached. */
  const line = 150;
  const mark = () => {
    const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
    for (const link of links) link.ariaCurrent = reached && link.hash === `#${reached.id}` ? 'true' : null;
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `-${String(line)}px 0px 0px` });
  for (const heading of headings) observer.observe(heading);
}
