/**
 * A field for programs that fill in every field; people and assistive technology never see it. Its name and attributes
 * are ones that browsers' autofill and password managers leave alone. Spread `attributes` on the input.
 */
export const HONEYPOT = {
  name: 'remarks',
  label: 'Leave this empty',
  attributes: {
    autoComplete: 'off',
    tabIndex: -1,
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-form-type': 'other',
    'data-lpignore': 'true',
  },
} as const;
