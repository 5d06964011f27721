import { Global, Module } from '@nestjs/common';
import { Reads } from './read-only-database.ts';

/** The read-only door to the database, for every module. */
@Global()
@Module({ providers: [Reads], exports: [Reads] })
export class DatabaseModule {}
