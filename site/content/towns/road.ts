import { type Town } from './schema.ts';

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
