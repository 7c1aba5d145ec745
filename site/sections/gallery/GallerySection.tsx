import { type ReactNode } from 'react';

/** Section of the gallery's filter and pictures. */
export function GallerySection({ children }: { children: ReactNode }) {
  return (
    <section className="gallery-section pictures-later" aria-label="Photos">
      {children}
    </section>
  );
}
