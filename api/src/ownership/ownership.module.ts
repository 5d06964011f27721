import { Module } from '@nestjs/common';
import { ChangesModule } from '../changes/changes.module.ts';
import { ListingImagesModule } from '../listing-images/listing-images.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { OwnershipClaimsModule } from '../ownership-claims/ownership-claims.controller.ts';
import { ProofsModule } from '../proofs/proofs.controller.ts';
import { ReportsModule } from '../reports/reports.controller.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { OwnerActions } from './owner-actions.service.ts';
import { OwnerEdits } from './owner-edits.service.ts';
import { OwnerGuard } from './owner.guard.ts';
import { OwnerLinks } from './owner-links.service.ts';
import { OwnershipController } from './ownership.controller.ts';
import { OwnershipService } from './ownership.service.ts';

@Module({
  imports: [
    ChangesModule,
    ListingImagesModule,
    ModerationModule,
    NoticesModule,
    OwnershipClaimsModule,
    ProofsModule,
    ReportsModule,
    SubmissionsModule,
  ],
  controllers: [OwnershipController],
  providers: [OwnerActions, OwnerEdits, OwnerGuard, OwnerLinks, OwnershipService],
})
export class OwnershipModule {}
