import { Injectable } from '@nestjs/common';
import { JsonResponse } from '../platform/http/json-response.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { counted } from './overview.ts';

/** Counts how moderation goes. */
@Injectable()
export class OverviewService {
  constructor(private readonly reads: ReadOnlyDatabase) {}

  async count(): Promise<JsonResponse> {
    const [row] = await this.reads.rows<{ json: string }>(counted, 'overview');
    return new JsonResponse(row?.json ?? '{}');
  }
}
