/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is touched, focused or scrolled to; "touch" leaves out scrolling. */
    'client:interaction'?: boolean | 'touch';
  }
}

declare global {
  /** Whether the page is for `npm run dev`. Set by site/build/content-checks.ts. */
  const __DEV_SERVER__: boolean;
  namespace Astro {
    interface CustomImageProps {
      /** Text drawn on a social picture, from writeCard() in site/images/card/render-card.ts. */
      card?: string;
    }
  }
}

export {};
