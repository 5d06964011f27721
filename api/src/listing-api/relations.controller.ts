import { Controller, Get, Module, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.ts';
import { ActivityDay } from '../figures/activity.ts';
import { ActivityService } from '../figures/activity.service.ts';
import { FiguresModule } from '../figures/figures.module.ts';
import { Kinds } from '../listings/kind.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import { Relations } from './relations.schemas.ts';
import { RelationsService } from './relations.service.ts';

const description =
  'Other companies and jobs with the same CAC number, phone or email, or with a similar company name, and earlier decisions.';

const days = 'The last 90 days in Lagos, oldest first, today included.';

@ApiTags('Moderation')
@Controller()
@AdminOnly()
export class RelationsController {
  constructor(
    private readonly kinds: Kinds,
    private readonly relations: RelationsService,
    private readonly activity: ActivityService,
  ) {}

  @Get('companies/:id/relations')
  @ApiOperation({ summary: 'Find related listings of a company', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofCompany(@Param('id') id: string) {
    return this.relations.of(this.kinds.of('company'), id);
  }

  @Get('jobs/:id/relations')
  @ApiOperation({ summary: 'Find related listings of a job', description })
  @ApiOkResponse({ standardSchema: Relations })
  @OneListing()
  ofJob(@Param('id') id: string) {
    return this.relations.of(this.kinds.of('job'), id);
  }

  @Get('companies/:id/activity')
  @ApiOperation({ summary: 'Read the figures of a company', description: days })
  @ApiOkResponse({ standardSchema: ActivityDay, isArray: true, description: '90 days' })
  @OneListing()
  activityOfCompany(@Param('id') id: string) {
    return this.activity.of(this.kinds.of('company'), id);
  }

  @Get('jobs/:id/activity')
  @ApiOperation({ summary: 'Read the figures of a job', description: days })
  @ApiOkResponse({ standardSchema: ActivityDay, isArray: true, description: '90 days' })
  @OneListing()
  activityOfJob(@Param('id') id: string) {
    return this.activity.of(this.kinds.of('job'), id);
  }
}

@Module({
  imports: [FiguresModule],
  controllers: [RelationsController],
  providers: [RelationsService],
})
export class RelationsModule {}
