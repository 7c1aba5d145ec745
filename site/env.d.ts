/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is touched, focused or scrolled to; "touch" leaves out scrolling. */
    'client:reach'?: boolean | 'touch';
  }
}

export {};
