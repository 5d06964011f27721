import { placesByPath } from '#contract/places.ts';
import { read, type Visit } from '../api/api.server.ts';
import { companyList } from './company-query.ts';

/** Live companies by place, for example `{ Lagos: '17 companies' }`; undefined where the API failed. */
export async function livePlaces(visit: Visit): Promise<Record<string, string> | undefined> {
  const { data } = await read(visit, '/api/companies/facets');
  const counted = data?.places.flatMap(({ path, count }) => {
    const name = placesByPath[path];
    return name ? [[name, companyList.counted(count)] as const] : [];
  });
  return counted && Object.fromEntries(counted);
}
