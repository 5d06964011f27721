import { read, type Visit } from '../api/api.server.ts';

/** How far a listing at a path is, as its card tells it; undefined where that is not known. */
export type Distances = (path: string | null) => string | undefined;

/** Distances from the middle of a place; none without. */
export async function distancesFrom(visit: Visit, near: string | undefined): Promise<Distances> {
  if (!near) return () => undefined;
  const { data = [] } = await read(visit, '/api/places', { query: { near } });
  const kilometres = new Map(data.map(({ path, km }) => [path, km]));
  return (path) => {
    if (path === near) return 'in this area';
    const km = kilometres.get(path ?? '');
    return km === undefined ? undefined : `about ${Math.max(1, km)} km`;
  };
}
