import { Controller, Get, Module, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { ActivityDay, activityOf } from '../figures/activity.ts';
import { Kinds } from '../listings/kind.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import { Relations } from './relations.schemas.ts';
import { relationsOf } from './relations.ts';

const description =
  'Other companies and jobs with the same CAC number, phone or email, or with a similar company name, and earlier decisions.';

const days = 'The last 90 days in Lagos, oldest first, today included.';

@ApiTags('Moderation')
@Controller()
@AdminOnly()
export class RelationsController {
  constructor(
    private readonly kinds: Kinds,
    private readonly database: ReadOnlyDatabase,
  ) {}

  @Get('companies/:id/relations')
  @ApiOperation({ summary: 'Find related listings of a company', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofCompany(@Param('id') id: string) {
    return relationsOf(this.database, this.kinds.of('company'), id);
  }

  @Get('jobs/:id/relations')
  @ApiOperation({ summary: 'Find related listings of a job', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofJob(@Param('id') id: string) {
    return relationsOf(this.database, this.kinds.of('job'), id);
  }

  @Get('companies/:id/activity')
  @ApiOperation({ summary: 'Read the figures of a company', description: days })
  @ApiOkResponse({ standardSchema: ActivityDay, isArray: true, description: '90 days' })
  @OneListing()
  activityOfCompany(@Param('id') id: string) {
    return activityOf(this.database, this.kinds.of('company'), id);
  }

  @Get('jobs/:id/activity')
  @ApiOperation({ summary: 'Read the figures of a job', description: days })
  @ApiOkResponse({ standardSchema: ActivityDay, isArray: true, description: '90 days' })
  @OneListing()
  activityOfJob(@Param('id') id: string) {
    return activityOf(this.database, this.kinds.of('job'), id);
  }
}

@Module({ controllers: [RelationsController] })
export class RelationsModule {}
