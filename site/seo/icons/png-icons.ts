/** The PNG icons of the web app manifest and of iOS, by file name. */
export const pngIcons = [
  { file: 'apple-touch-icon', size: 180, scale: 1 },
  { file: 'icon-192', size: 192, scale: 1 },
  { file: 'icon-512', size: 512, scale: 1 },
  { file: 'icon-maskable-512', size: 512, scale: 0.78 },
] as const;
