import { Global, Module } from '@nestjs/common';
import { ReadOnlyDatabase } from './read-only-database.ts';

@Global()
@Module({ providers: [ReadOnlyDatabase], exports: [ReadOnlyDatabase] })
export class DatabaseModule {}
