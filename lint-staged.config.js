/** @type {import('lint-staged').Configuration} */
export default {
  '*': 'prettier --write --ignore-unknown',
  '*.{ts,tsx,astro}': 'eslint --max-warnings 0',
};
