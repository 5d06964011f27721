import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ReplicasModule } from '../replicas/replicas.module.ts';
import { queueLimitsInForce, QueueRoom } from '../screening/queue-room.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { DigestService } from './digest.service.ts';
import { Reads } from './reads.ts';
import { RemindersService } from './reminders.service.ts';
import { Schedule } from './schedule.ts';
import { StatsController } from './stats.controller.ts';
import { StatsService } from './stats.service.ts';
import { SubmissionsService } from './submissions.service.ts';
import { UnusedImages } from './unused-images.ts';
import { UpkeepService } from './upkeep.service.ts';
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
