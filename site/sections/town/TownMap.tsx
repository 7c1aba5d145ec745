import type { Link } from '../../lib/link.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Picture } from '../../ui/Picture.tsx';
import tallStrand from './strand-tall.svg?raw';
import wideStrand from './strand-wide.svg?raw';

interface Stop extends Link {
  /** Driving distance to the salon in miles; 0 in the salon's own town. */
  miles: number;
  /** Miles to the next stop; undefined at the end of the road. */
  next: number | undefined;
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
        priority
        vw={{ phone: 33, tablet: 100 }}
        ratio={{ phone: 0.22, tablet: 2, desktop: 4.5 }}
      />
      <nav className="town-map__towns wrap" aria-label="Towns">
        <ol className="town-map__highway">
          {highway.map((stop) => (
            <li
              className="town-map__stop"
              style={{ '--next': stop.next }}
              key={stop.href}
              data-salon={stop.miles === 0 || undefined}
            >
              <TownLink stop={stop} path={path} />
              {stop.miles === 0 && (
                <>
                  <span className="town-map__pin">{street}</span>
                  <div className="town-map__branch">
                    {/* To the right on wide screens, to the side on small ones. */}
                    <Drawing
                      svg={wideStrand}
                      className="town-map__strand town-map__strand--wide"
                      preserveAspectRatio="none"
                    />
                    <Drawing
                      svg={tallStrand}
                      className="town-map__strand town-map__strand--tall"
                      preserveAspectRatio="none"
                    />
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
