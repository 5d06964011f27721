import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { companies } from '../companies/company.kind.ts';
import { jobs } from '../jobs/job.kind.ts';
import { OneListing } from '../platform/http/documented.ts';
import { Relations } from '../moderation/relations.schemas.ts';
import { RelationsService } from '../moderation/relations.service.ts';

const description =
  'Other companies and jobs with the same CAC number, phone or email, or with a similar company name, and earlier decisions.';

@ApiTags('Moderation')
@Controller()
export class RelationsController {
  constructor(private readonly relations: RelationsService) {}

  @Get('companies/:id/relations')
  @AdminOnly()
  @ApiOperation({ summary: 'Find related listings of a company', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofCompany(@Param('id') id: string) {
    return this.relations.of(companies, id);
  }

  @Get('jobs/:id/relations')
  @AdminOnly()
  @ApiOperation({ summary: 'Find related listings of a job', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofJob(@Param('id') id: string) {
    return this.relations.of(jobs, id);
  }
}
