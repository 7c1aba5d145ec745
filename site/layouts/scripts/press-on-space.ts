/** A link in the role of a button reacts to the space bar as buttons do. */
addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches('a[role=button]')) return;
  event.preventDefault();
  target.click();
});
