import { Module } from '@nestjs/common';
import { ListingImagesModule } from '../../listing-images/listing-images.module.ts';
import { OwnershipClaimsModule } from '../../ownership-claims/ownership-claims.controller.ts';
import { NoticesModule } from '../../notices/notices.module.ts';
import { ReportsModule } from '../../reports/reports.controller.ts';
import { Schedule } from './schedule.ts';
import { UpkeepService } from './upkeep.service.ts';

@Module({
  imports: [ListingImagesModule, NoticesModule, OwnershipClaimsModule, ReportsModule],
  providers: [Schedule, UpkeepService],
})
export class ScheduleModule {}
