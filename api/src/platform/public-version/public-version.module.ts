import { Module } from '@nestjs/common';
import { DatasetController } from './dataset.controller.ts';
import { DatasetEvents } from './dataset-events.ts';

@Module({ controllers: [DatasetController], providers: [DatasetEvents] })
export class DatasetModule {}
