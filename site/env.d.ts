/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is touched, focused or scrolled to; "touch" leaves out scrolling. */
    'client:reach'?: boolean | 'touch';
  }
}

declare global {
  namespace Astro {
    interface CustomImageProps {
      /** What is lettered over a sharing picture: written by writeCard() of site/images/card/render-card.ts. */
      card?: string;
    }
  }
}

export {};
