/** html-validate's rules for the pages of the built site (tests/build/html.test.ts). */
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Style of React's and Astro's output: rowSpan, <br/>, hidden="", single quotes around JSON.
    'attr-case': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Heading ids may begin with a digit, which HTML5 allows.
    'valid-id': ['error', { relaxed: true }],
    // Shiki colors code, and Markdown aligns table cells, by these. Custom properties are always allowed.
    'no-inline-style': [
      'error',
      { allowedProperties: ['background-color', 'color', 'overflow-x', 'text-align'] },
    ],
    // CSS keeps phone numbers on one line, and lets them break at large font sizes.
    'tel-non-breaking': 'off',
    // A link that becomes a button with JavaScript; scrollable tables and code in regions.
    'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
    // The titles of articles include the name of the blog.
    'long-title': ['error', { maxlength: 110 }],
  },
};
