/** Background of the light and the dark palette (site/styles/colors.css), for the browser's own interface. */
export const THEME_COLOR = { light: '#f1f3ea', dark: '#191411' } as const;
