import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'svg'> {
  /** The text of an SVG file. */
  svg: string;
}

/** A drawing from a file, within the page so that CSS can style its shapes. Decoration, unless it has a role. */
export function Drawing({ svg, ...props }: Props) {
  const [, viewBox, shapes] = /<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>/su.exec(svg) ?? [];
  if (viewBox === undefined || shapes === undefined)
    throw new Error(`found ${svg.slice(0, 60)}, expected <svg viewBox="…">`);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden={props.role === undefined || undefined}
      {...props}
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(/>\s+</gu, '><').trim() }}
    />
  );
}
