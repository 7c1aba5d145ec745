import type { ReactNode } from 'react';
import { FilterRow } from '../../features/filter/FilterRow.tsx';

interface Props {
  /** Labels with their keys in the filter and their numbers of photos. */
  categories: readonly { key: string; label: string; count: number }[];
  total: number;
  children: ReactNode;
}

/** The photos below the filter. */
export function GallerySection({ categories, total, children }: Props) {
  return (
    <section className="gallery-section pictures-later" aria-label="Photos">
      <div className="wrap">
        <FilterRow
          label="Filter photos by category"
          options={[{ key: '', label: 'All Photos', count: total }, ...categories]}
        />
      </div>
      {children}
    </section>
  );
}
