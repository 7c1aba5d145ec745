/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is touched, focused or scrolled to; "touch" leaves out scrolling. */
    'client:interaction'?: boolean | 'touch';
  }
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface can be extended from here
  interface CSSProperties extends Partial<Record<`--${string}`, string | number>> {}
}

export {};
