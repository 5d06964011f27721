import { Injectable } from '@nestjs/common';
import { FinishedAnswer } from '../listings/finished-answer.ts';
import { Reads } from '../listings/reads.ts';
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
