import { Injectable } from '@nestjs/common';
import { ListingService } from '../listing-api/listing.service.ts';
import { companyColumns } from './company.entity.ts';
import { companies } from './company.kind.ts';
import type { CompanyQuery } from './company-query.ts';
import type { CompanyEdit } from './company.schemas.ts';

@Injectable()
export class CompaniesService extends ListingService<CompanyQuery['filter'], CompanyEdit> {
  protected readonly kind = companies;
  protected readonly toColumns = companyColumns;
}
