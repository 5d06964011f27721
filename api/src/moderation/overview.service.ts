import { Injectable } from '@nestjs/common';
import { FinishedAnswer } from '../platform/http/json-response.ts';
import { Reads } from '../platform/database/read-only-database.ts';
import { counted } from './overview.ts';

/** Counts how moderation goes. */
@Injectable()
export class OverviewService {
  constructor(private readonly reads: Reads) {}

  async count(): Promise<FinishedAnswer> {
    const [row] = await this.reads.rows<{ json: string }>(counted, 'overview');
    return new FinishedAnswer(row?.json ?? '{}');
  }
}
