import { Injectable } from '@nestjs/common';
import {
  publicHeaders,
  type VersionStamp,
  versionStamp,
} from '../platform/public-version/version-stamp.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import { isLive } from '../listings/life.ts';
import { sql } from '../platform/database/sql.ts';

const STATS = sql`
  select json_build_object(
    'companies', count(*),
    'jobs', (select count(*) from job where ${isLive}),
    'verifiedShare', round(avg((status <> 'pending')::int), 2)::float,
    'averageRating', round(avg(rating)::numeric, 1)::float)::text as json,
    ${versionStamp(sql`least(min(expires_at), (select min(expires_at) from job where ${isLive}))`)}
  from company where ${isLive}`;

@Injectable()
export class StatsService {
  constructor(private readonly database: PublicDatabase) {}

  async count(): Promise<JsonResponse> {
    const row = await this.database.row<VersionStamp & { json: string }>(STATS, 'stats');
    return new JsonResponse(row.json, publicHeaders(row));
  }
}
