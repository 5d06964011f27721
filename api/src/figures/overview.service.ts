import { Injectable } from '@nestjs/common';
import { JsonResponse } from '../platform/http/json-response.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { overviewStatement } from './overview.ts';

@Injectable()
export class OverviewService {
  constructor(private readonly database: ReadOnlyDatabase) {}

  async count(now: Date): Promise<JsonResponse> {
    const { json } = await this.database.row<{ json: string }>(overviewStatement(now), 'overview');
    return new JsonResponse(json);
  }
}
