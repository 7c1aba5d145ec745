import { type ReactNode } from 'react';

/** Around the photos, which open in a lightbox. */
export function TourPhotos({ children }: { children: ReactNode }) {
  return (
    <section className="tour-photos" aria-label="Photos of the salon">
      {children}
    </section>
  );
}
