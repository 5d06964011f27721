import { Global, Module } from '@nestjs/common';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { Kinds } from '../listings/kind.ts';

/** Provides the kinds of listings, which listings/ itself must not import. */
@Global()
@Module({
  providers: [{ provide: Kinds, useValue: new Kinds([companies, jobs]) }],
  exports: [Kinds],
})
export class KindsModule {}
