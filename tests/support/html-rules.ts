/** html-validate's recommended rules, and why some are not asked. Names of rules: its documentation, "Rules". */
import { type ConfigData } from 'html-validate';

export const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React and Astro write what browsers read alike: rowSpan, <br/>, hidden="", '…' around JSON.
    'attr-case': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Ids of headings are made of their words, and some begin with a number, which HTML has allowed since 2014.
    'valid-id': ['error', { relaxed: true }],
    // Styles keep a number on its line, and let it break where a visitor's own letters are too wide for the screen.
    'tel-non-breaking': 'off',
    // A link to the form that a script makes a button; tables and code that are regions because they scroll.
    'prefer-native-element': ['error', { exclude: ['button', 'region'] }],
    // Titles of articles carry the name of the blog; search engines shorten what they show.
    'long-title': ['error', { maxlength: 110 }],
  },
};
