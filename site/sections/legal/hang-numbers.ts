/** Wraps the number that begins a heading (`1. What these terms cover`), so that it can hang in the margin. */
export function hangNumbers(html: string): string {
  return html.replaceAll(/(<h2[^>]*>)(\d+\.)\s/gu, '$1<span class="legal__number">$2</span> ');
}
