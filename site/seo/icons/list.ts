/** Icons that a phone or a desktop keeps for the site, by the names of their files. */
export const pngIcons = [
  { file: 'apple-touch-icon', size: 180, scale: 1 },
  { file: 'icon-192', size: 192, scale: 1 },
  { file: 'icon-512', size: 512, scale: 1 },
  { file: 'icon-maskable-512', size: 512, scale: 0.78 },
] as const;
