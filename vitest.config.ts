import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{site,server,contact,tools,tests/server}/**/*.test.{ts,tsx}'],
  },
});
