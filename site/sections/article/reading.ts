/**
 * The little that an article cannot do in HTML and CSS alone, inlined into its page. Without it the contents are a list of
 * links, and the link can be copied or sent by mail.
 */

if ('share' in navigator) document.querySelector('.share')?.setAttribute('data-native', '');

// Browsers that know scroll-target-group mark the section in view by themselves (Contents.css).
if (!CSS.supports('scroll-target-group:auto')) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.article-contents a')];
  const headings = [...document.querySelectorAll('.article-body h2')];
  /** Pixels below the top of the screen: a heading above this line has been reached. */
  const line = 150;
  const mark = () => {
    const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
    for (const link of links) link.ariaCurrent = reached && link.hash === `#${reached.id}` ? 'true' : null;
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `-${String(line)}px 0px 0px` });
  for (const heading of headings) observer.observe(heading);
}
