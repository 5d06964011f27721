import { Module } from '@nestjs/common';
import { ImagesModule } from '../listing-images/images.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ReplicasModule } from '../platform/replicas/replicas.module.ts';
import { queueLimitsInForce, QueueRoom } from '../submissions/queue-capacity.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { DigestService } from '../notices/digest.service.ts';
import { Reads } from '../platform/database/read-only-database.ts';
import { RemindersService } from '../notices/reminders.service.ts';
import { Schedule } from '../schedule/schedule.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { UnusedImages } from '../listing-images/unused-images.ts';
import { UpkeepService } from '../schedule/upkeep.service.ts';
import { ViewsController } from './views.controller.ts';
import { ViewsService } from './views.service.ts';

@Module({
  imports: [ImagesModule, MailModule, ReplicasModule],
  controllers: [StatsController, ViewsController],
  providers: [
    DigestService,
    Reads,
    queueLimitsInForce,
    QueueRoom,
    RemindersService,
    Schedule,
    ScreeningService,
    StatsService,
    SubmissionsService,
    UnusedImages,
    UpkeepService,
    ViewsService,
  ],
  exports: [MailModule, Reads, ReplicasModule, ScreeningService, SubmissionsService, UnusedImages],
})
export class ListingsModule {}
