import { type Shown } from '../../content/shown.ts';

type Props = Shown<'contact'>['finding']['map'] & { pin: { name: string; street: string } };

/** Size of the viewBox. */
const WIDTH = 800;
const HEIGHT = 620;
const BLOCK = { width: 100, height: 135 };
const streetX = (index: number) => 252 + index * BLOCK.width;
const crossY = (index: number) => 92 + index * BLOCK.height;
/** West of this x the map is not to scale. */
const BREAK = 206;

/**
 * A street map of the blocks around the salon, north up, shown until the embedded map loads. Font sizes and street widths
 * are set in CSS for each screen.
 */
export function StreetMap({ alt, highway, distance, streets, crossStreets, square, pin }: Props) {
  const ownStreet = streetX(streets.length - 1);
  const lastCross = crossY(crossStreets.length - 1);
  const door = crossY(0) + BLOCK.height * 0.45;
  const courthouse = { x: ownStreet - BLOCK.width / 2, y: lastCross - BLOCK.height / 2 };
  return (
    <svg
      className="street-map"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      <rect
        className="street-map__square"
        x={ownStreet - BLOCK.width}
        y={lastCross - BLOCK.height}
        width={BLOCK.width}
        height={BLOCK.height}
      />
      <rect
        className="street-map__building"
        x={courthouse.x - 17}
        y={courthouse.y - 20}
        width="34"
        height="40"
      />
      <g className="street-map__streets">
        {crossStreets.map((name, index) => (
          <path key={name} d={`M${BREAK} ${crossY(index)}H${WIDTH + 200}`} />
        ))}
        {streets.map((name, index) => (
          <path key={name} d={`M${streetX(index)} -100V${HEIGHT + 100}`} />
        ))}
        <path className="street-map__highway" d={`M72 -100L28 ${HEIGHT + 100}`} />
      </g>
      <path className="street-map__median" d={`M72 -100L28 ${HEIGHT + 100}`} />
      {crossStreets.map((name, index) => (
        <path key={name} className="street-map__break" d={`M90 ${crossY(index)}H${BREAK}`} />
      ))}
      <path className="street-map__way" d={`M50 ${lastCross}H${ownStreet}V${door + 16}`} />

      <g className="street-map__names">
        {crossStreets.map((name, index) => (
          <text
            key={name}
            className={index === 2 ? 'street-map__minor' : undefined}
            x={WIDTH - 56}
            y={crossY(index)}
            textAnchor="end"
          >
            {name}
          </text>
        ))}
        {streets.map((name, index) => (
          <text
            key={name}
            className={index < streets.length - 1 ? 'street-map__minor' : undefined}
            transform={`translate(${streetX(index)} ${crossY(2) - 26}) rotate(-90)`}
          >
            {name}
          </text>
        ))}
        <text className="street-map__strong" transform="translate(46 330) rotate(-87)">
          {highway}
        </text>
        <text x={(90 + BREAK) / 2} y={lastCross + 40} textAnchor="middle">
          {distance}
        </text>
        {/* On the side of the square where the way does not pass. */}
        <path className="street-map__leader" d={`M${courthouse.x} ${courthouse.y}H${BREAK + 30}`} />
        <text y={courthouse.y} textAnchor="end">
          {square.split(' ').map((word, index, words) => (
            <tspan key={word} x={BREAK + 22} dy={index === 0 ? `${(1 - words.length) / 2}lh` : '1lh'}>
              {word}
            </tspan>
          ))}
        </text>
      </g>

      {/* The map pin is a hairpin. */}
      <g className="street-map__pin" transform={`translate(${ownStreet} ${door})`}>
        <circle r="11" />
        <path d="M-1 -3L-8 -100C-9 -120 15 -122 15 -101C15 -91 5 -87 6 -78S16 -67 14 -56S4 -46 6 -36S13 -25 9 -11" />
      </g>
      <text className="street-map__name" x={ownStreet + 32} y={door - 21}>
        {pin.name}
      </text>
      <text className="street-map__street" x={ownStreet + 33} y={door + 19}>
        {pin.street}
      </text>
    </svg>
  );
}
