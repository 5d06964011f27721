import { Injectable } from '@nestjs/common';
import { ListingService } from '../listing-api/listing.service.ts';
import { ModerationService } from '../moderation/moderation.service.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { PublicDatabase } from '../platform/replicas/public-database.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { companyColumns } from './company.entity.ts';
import { companies } from './company.kind.ts';
import type { CompanyQuery } from './company-query.ts';
import type { CompanyEdit } from './company.schemas.ts';

@Injectable()
export class CompaniesService extends ListingService<CompanyQuery['filter'], CompanyEdit> {
  constructor(
    database: ReadOnlyDatabase,
    publicDatabase: PublicDatabase,
    submissions: SubmissionsService,
    moderation: ModerationService,
  ) {
    super(companies, database, publicDatabase, submissions, moderation);
  }

  protected toColumns(edit: CompanyEdit) {
    return companyColumns(edit);
  }
}
