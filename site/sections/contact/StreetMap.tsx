import type { PageContent } from '../../content/page-content.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import map from './street-map.svg?raw';

type Props = PageContent<'contact'>['finding']['map'] & { pin: { name: string; street: string } };

/** Positions of the streets in street-map.svg. The salon is on the last street, below the first cross street. */
const STREETS_X = [252, 352, 452];
const CROSS_STREETS_Y = [92, 227, 362, 497];

/** A street map of the blocks around the salon: names on a drawing, shown until the embedded map loads. */
export function StreetMap({ alt, highway, distance, streets, crossStreets, square, pin }: Props) {
  return (
    <div className="street-map" role="img" aria-label={alt}>
      <Drawing svg={map} preserveAspectRatio="xMidYMid slice" />
      <svg viewBox="0 0 800 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className="street-map__names">
          {crossStreets.map((name, index) => (
            <text key={name} x="744" y={CROSS_STREETS_Y[index]} textAnchor="end">
              {name}
            </text>
          ))}
          {streets.map((name, index) => (
            <text key={name} transform={`translate(${String(STREETS_X[index])} 336) rotate(-90)`}>
              {name}
            </text>
          ))}
          <text className="street-map__strong" transform="translate(46 330) rotate(-87)">
            {highway}
          </text>
          <text x="148" y="537" textAnchor="middle">
            {distance}
          </text>
          <text y="429.5" textAnchor="end">
            {square.split(' ').map((word, index, words) => (
              <tspan key={word} x="228" dy={index === 0 ? `${(1 - words.length) / 2}lh` : '1lh'}>
                {word}
              </tspan>
            ))}
          </text>
        </g>
        <text className="street-map__name" x="484" y="131.75">
          {pin.name}
        </text>
        <text className="street-map__street" x="485" y="171.75">
          {pin.street}
        </text>
      </svg>
    </div>
  );
}
