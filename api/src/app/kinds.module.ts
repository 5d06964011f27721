import { Global, Module } from '@nestjs/common';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { companyLetters } from '../companies/company.letters.ts';
import { jobLetters } from '../jobs/job.letters.ts';
import { Kinds } from '../listings/kind.ts';
import { LetterWordsByKind } from '../notices/letters/letter-words.ts';

const kinds = new Kinds([companies, jobs]);
const words: LetterWordsByKind = { company: companyLetters, job: jobLetters };

/** Provides the kinds of listings, which listings/ itself must not import. */
@Global()
@Module({
  providers: [
    { provide: Kinds, useValue: kinds },
    { provide: LetterWordsByKind, useValue: words },
  ],
  exports: [Kinds, LetterWordsByKind],
})
export class KindsModule {}
