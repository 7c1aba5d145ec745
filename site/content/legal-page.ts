import { longDate } from './dates.ts';
import { legal } from './index.ts';
import { render } from './markdown.ts';

/**
 * What a legal page shows.
 * @throws Error when the text has a picture: these pages have no place for one
 */
export async function legalPage(name: Parameters<typeof legal>[0]) {
  const text = legal(name);
  const { title, description, lastUpdated } = text.data;
  const { html, headings } = await render(text, {
    figure: ({ photo }) => {
      throw new Error(`${text.file}: got the picture ${photo}, wanted words alone`);
    },
  });
  return {
    title,
    description,
    updated: { iso: lastUpdated, text: longDate(lastUpdated) },
    contents: headings,
    html,
  };
}
