import { Global, Module } from '@nestjs/common';
import { ReadOnlyDatabase } from './read-only-database.ts';

/** The read-only door to the database, for every module. */
@Global()
@Module({ providers: [ReadOnlyDatabase], exports: [ReadOnlyDatabase] })
export class DatabaseModule {}
