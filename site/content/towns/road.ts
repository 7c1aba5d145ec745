import type { ContentOf } from '../content.ts';
import type { Town } from './schema.ts';

/** A town on a road. */
interface RoadTown extends Town {
  /** Miles to the next town on the road; undefined at its end. */
  readonly next: number | undefined;
}

/** The towns of a road in driving order. `miles` is the distance to the salon: it falls before the salon’s town and rises after it. */
export function townsOn(road: Town['road'], towns: readonly Town[]): RoadTown[] {
  const home = towns.find(({ miles }) => miles === 0)?.order ?? 0;
  const position = ({ order, miles }: Town) => (order < home ? -miles : miles);
  return towns
    .filter((town) => town.road === road)
    .sort((a, b) => a.order - b.order)
    .map((town, index, all) => {
      const after = all[index + 1];
      return { ...town, next: after && position(after) - position(town) };
    });
}

/** The picture of a town's road, of the `roads` on the location pages: neighbors on a road get different ones. */
export function roadPicture({ road, order }: Town, roads: ContentOf<'locations'>['roads']) {
  // The eastern road begins two pictures later, so that its first town differs from both towns beside the junction.
  const index = order - 1 + (road === 'east' ? 2 : 0);
  return roads[index % roads.length];
}
