const HEADING = /<h([2-4]) id="([^"]+)">([\s\S]*?)<\/h\1>/gu;

/**
 * Makes each heading that has an id a link to itself, so that its address can be copied. The whole heading is the link, and
 * not a sign beside it: its name is then the heading's own, and a finger finds it.
 *
 * @param html as the Markdown processor writes it
 */
export function withAnchors(html: string): string {
  return html.replaceAll(HEADING, (heading, level: string, id: string, inside: string) =>
    /<a[\s>]/u.test(inside) ? heading : `<h${level} id="${id}"><a href="#${id}">${inside}</a></h${level}>`,
  );
}
