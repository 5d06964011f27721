import { Global, Module } from '@nestjs/common';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { Kinds } from '../listings/kinds.ts';

const kinds: Kinds = { all: [companies, jobs] };

/** Which kinds of listing there are: said here, since what they share (listings/) must not know them. */
@Global()
@Module({ providers: [{ provide: Kinds, useValue: kinds }], exports: [Kinds] })
export class KindsModule {}
