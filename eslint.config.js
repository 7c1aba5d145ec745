// @ts-check
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores(['dist', '.astro', '.cache', '.data', '.shots', 'test-results']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers in messages are what they look like; everything else still has to be a string.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Node only strips types: `import { type X }` would still load the file, and everything that it imports.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // As handlers of events are written: onClick={() => setIsOpen(true)}.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // SQL of node:sqlite, which runs as it is written.
      '@typescript-eslint/no-unused-expressions': ['error', { allowTaggedTemplates: true }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    // One way everywhere but in tests: a character is a code point, and a wrong escape an error.
    ignores: ['tests/**'],
    rules: { 'require-unicode-regexp': 'error' },
  },
  {
    // Programs run from a terminal speak on standard output.
    files: ['tools/**', 'server/admin/**', 'bench/**', 'editor/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{site,editor}/**/*.{ts,tsx}'],
    extends: [a11y.configs.strict, reactHooks.configs.flat.recommended],
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  {
    // dependency-cruiser does not read documents.
    files: ['**/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+(editor|server|tests|tools)/' }] },
      ],
    },
  },
  {
    // Scripts within documents are in no program: asked for types, they would not be looked at, after building a second one.
    files: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
]);
