import { type Link } from '../../ui/link.ts';
import { type PictureData } from '../../ui/picture-data.ts';
import { Picture } from '../../ui/Picture.tsx';

interface Stop extends Link {
  /** Driving distance to the salon in miles; 0 in the salon's own town. */
  miles: number;
}

interface Props {
  /** Path of the current page, to mark its town. */
  path: string;
  /** Towns along the highway from north to south, including the salon's. */
  highway: readonly Stop[];
  /** Towns to the east, nearest first. */
  east: { label: string; stops: readonly Stop[] };
  /** Label of the pin in the salon's own town. */
  street: string;
  picture: PictureData;
}

/** A map drawn as a lock of hair: the highway with its towns, and a stray strand for the towns to the east. */
export function TownMap({ path, highway, east, street, picture }: Props) {
  return (
    <div className="town-map">
      <Picture
        picture={picture}
        className="town-map__lock"
        first
        boxes={{ phone: [33, 0.22], tablet: [100, 2], desktop: [100, 4.5] }}
      />
      <nav className="town-map__towns wrap" aria-label="Towns">
        <ol className="town-map__highway">
          {highway.map((stop) => (
            <li className="town-map__stop" key={stop.href} data-salon={stop.miles === 0 || undefined}>
              <TownLink stop={stop} path={path} />
              {stop.miles === 0 && (
                <>
                  <span className="town-map__pin">{street}</span>
                  <div className="town-map__branch">
                    <Strand />
                    <p className="town-map__label" id="towns-east">
                      {east.label}
                    </p>
                    <ol className="town-map__east" aria-labelledby="towns-east">
                      {east.stops.map((eastern) => (
                        <li key={eastern.href}>
                          <TownLink stop={eastern} path={path} />
                        </li>
                      ))}
                    </ol>
                  </div>
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function TownLink({ stop: { name, href, miles }, path }: { stop: Stop; path: string }) {
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {name} {miles > 0 && <span className="town-map__miles">{miles} miles</span>}
    </a>
  );
}

/** The stray strand: to the right on wide screens, to the side on small ones. */
function Strand() {
  const shape = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <>
      <svg className="town-map__strand town-map__strand--wide" {...shape}>
        <path d="M0.2 0C0.2 50 0.6 56 6 56S20 56 28 56S46 66 62 62" />
        <path d="M0.1 0C0.1 42 1 60 7 58S18 52 28 56S50 60 62 62" />
        <path d="M0.3 0C0.3 40 2 62 8 60S20 60 28 56S48 72 62 62" />
        <path d="M0.1 0C0.2 54 1.4 52 6 51S22 50 28 56S44 54 62 62" />
      </svg>
      <svg className="town-map__strand town-map__strand--tall" {...shape}>
        <path d="M0 10C40 10 76 12 81 36S78 60 81 72S83 92 81.5 100" />
        <path d="M0 11C34 8 82 16 81 38S78 64 81 76S77 94 81.5 100" />
        <path d="M0 9C44 12 70 14 76 36S88 54 81 74S87 90 81.5 100" />
      </svg>
    </>
  );
}
