import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';
import { type Shape } from './shapes.ts';

import './Cutout.css';

interface Props {
  name: string;
  shape: Shape;
  picture: PictureData;
}

/** A picture of hair clipped to the outline of an object. */
export function Cutout({ name, shape: { width, height, paths, rule = 'evenodd', bands }, picture }: Props) {
  const transform = `scale(${String(1 / width)} ${String(1 / height)})`;
  return (
    <div className={`cutout cutout--${name}`}>
      <svg className="cutout__outline" width="0" height="0" aria-hidden="true">
        <clipPath id="cutout" clipPathUnits="objectBoundingBox">
          {paths.map((path) => (
            <path key={path} d={path} clipRule={rule} transform={transform} />
          ))}
        </clipPath>
      </svg>
      <Picture picture={picture} className="cutout__picture" first />
      {bands && (
        <svg className="cutout__bands" viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
          {bands.map((band) => (
            <path key={band} d={band} />
          ))}
        </svg>
      )}
    </div>
  );
}
