import { Body, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { AdminOnly, CurrentAccount, OptionalAccount } from '../auth/auth.decorators.ts';
import { ImageFields, type SentImages, UploadedImages } from '../platform/images/image-fields.ts';
import type { Kind, ListingFilter } from '../listings/kind.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { Hiding, Rejection, RejectionReceipt } from '../listings/listing.schemas.ts';
import { chosenPlan, defaultPlan, planOfApproval } from '../listings/plan.schemas.ts';
import { ChangesListing, Deciding } from '../moderation/if-match.ts';
import { TakesPartnerKey } from '../partners/partner-key.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { AnswersSearch, OneListing } from '../platform/openapi/documented.ts';
import type { RequestAccount } from '../platform/http/request.ts';
import type { ListQuery } from '../platform/lists/list-query.ts';
import { type Attempt, AttemptOf } from '../submissions/attempt.ts';
import { TakesSubmission } from '../submissions/submission.decorators.ts';
import { ListFacets } from './list-facets.schemas.ts';
import type { ListingService } from './listing.service.ts';

/** The differences between the calls of two kinds of listing. */
export interface ListingCalls<Filter extends ListingFilter, Edit> {
  kind: Kind<Listing, Filter, Edit>;
  /** The calls that the specification names differently for each kind (spec §7). */
  submit: { operationId: string; summary: string; description: string };
  approve: { operationId: string; path: 'verify' | 'approve'; summary: string };
  limitedRead?: () => MethodDecorator; // Adds limits to reading one listing.
  schemas: {
    queries: Record<'list' | 'counts', z.ZodType<ListQuery<Filter>>>;
    inList: z.ZodType;
    one: z.ZodType;
    record: z.ZodType;
    submission: z.ZodType<Edit & { plan: string }> & { readonly shape: z.ZodRawShape };
    edit: z.ZodType<Edit>;
  };
}

/** The base class of a controller with the calls that every kind of listing has. */
export function ListingController<Filter extends ListingFilter, Edit extends object>({
  kind,
  ...calls
}: ListingCalls<Filter, Edit>) {
  const { table, plural, label, imageFields, plans } = kind;
  const { queries, inList, one, record, submission, edit } = calls.schemas;
  const approval = planOfApproval(label, plans);
  const planChoice = chosenPlan(label, plans);
  const LimitedRead = calls.limitedRead ?? (() => () => undefined);
  abstract class Calls {
    constructor(protected readonly listings: ListingService) {}

    @Get()
    @OptionalAccount()
    @ApiOperation({
      summary: `Browse ${plural}`,
      description: `The public ones: premium, then featured, then the rest, newest approval first. Moderators get ${label}Records and may filter by any status.`,
    })
    @AnswersSearch(inList, plural)
    list(
      @Query({ schema: queries.list }) search: ListQuery<Filter>,
      @CurrentAccount() account?: RequestAccount,
    ) {
      return this.listings.reader(kind).list(search, account);
    }

    @Get('facets')
    @ApiOperation({
      summary: `Count ${plural} by place`,
      description:
        'Of a search: by place without its own, by service or job type without that. `sort`, `range` and `after` change nothing.',
    })
    @ApiOkResponse({ standardSchema: ListFacets })
    facets(@Query({ schema: queries.counts }) search: ListQuery<Filter>) {
      return this.listings.reader(kind).facets(search);
    }

    @Get('pending')
    @AdminOnly()
    @ApiOperation({ summary: `List pending ${plural}`, description: 'Oldest first.' })
    @AnswersSearch(record, plural)
    pending(@Query({ schema: queries.list }) search: ListQuery<Filter>) {
      return this.listings.reader(kind).pending(search);
    }

    @Get(':id')
    @TakesPartnerKey('unauthenticated')
    @OptionalAccount()
    @ApiOperation({ summary: `Read one ${table}`, description: `Moderators get ${label}Records.` })
    @ApiOkResponse({ standardSchema: one })
    @OneListing()
    @Refuses(410)
    @LimitedRead()
    find(@Param('id') id: string, @CurrentAccount() account?: RequestAccount) {
      return this.listings.reader(kind).find(id, account);
    }

    @Post()
    @TakesPartnerKey()
    @ImageFields(submission, ...Object.keys(imageFields))
    @ApiOperation(calls.submit)
    @TakesSubmission()
    submit(
      @Body({ schema: submission }) facts: Edit & { plan: string },
      @UploadedImages() images: SentImages,
      @AttemptOf() attempt: Attempt,
    ) {
      return this.listings.submit(kind, facts, images, attempt);
    }

    @Patch(`:id/${calls.approve.path}`)
    @AdminOnly()
    @ApiOperation({
      operationId: calls.approve.operationId,
      summary: calls.approve.summary,
      description: 'Makes it public for the term of the plan; repeating it changes nothing.',
    })
    @ApiOkResponse({ standardSchema: record })
    @ChangesListing()
    approve(
      @Body({ schema: approval }) { plan }: { plan?: string },
      @Deciding() decision: Deciding,
    ) {
      return this.listings.approve(kind, decision, plan ?? defaultPlan(plans));
    }

    @Delete(':id/reject')
    @HttpCode(200)
    @AdminOnly()
    @ApiOperation({
      summary: `Reject a ${table}`,
      description: 'Only while it is pending. The submission and its images are deleted.',
    })
    @ApiOkResponse({ standardSchema: RejectionReceipt })
    @ChangesListing('listing_not_pending')
    reject(@Body({ schema: Rejection }) { reason }: Rejection, @Deciding() decision: Deciding) {
      return this.listings.reject(kind, decision, reason ?? null);
    }

    @Put(':id')
    @AdminOnly()
    @ApiOperation({
      summary: `Correct a ${table}`,
      description: `Takes the whole ${table}; status, plan and dates stay as they are.`,
    })
    @ApiOkResponse({ standardSchema: record })
    @ChangesListing()
    edit(@Body({ schema: edit }) facts: Edit, @Deciding() decision: Deciding) {
      return this.listings.edit(kind, decision, kind.columns(facts));
    }

    @Patch(':id/plan')
    @AdminOnly()
    @ApiOperation({
      summary: `Renew or upgrade a ${table}`,
      description:
        'Adds a term of the plan to the end of the old one, or from now if that has passed.',
    })
    @ApiOkResponse({ standardSchema: record })
    @ChangesListing('listing_not_approved')
    renew(
      @Body({ schema: planChoice }) { plan }: { plan: string },
      @Deciding() decision: Deciding,
    ) {
      return this.listings.renew(kind, decision, plan);
    }

    @Patch(':id/hide')
    @AdminOnly()
    @ApiOperation({
      summary: `Hide a ${table}`,
      description:
        'Takes it off the public lists at once and mails its owner; repeating it changes nothing. A renewal shows it again.',
    })
    @ApiOkResponse({ standardSchema: record })
    @ChangesListing('listing_not_approved')
    hide(@Body({ schema: Hiding }) { reason }: Hiding, @Deciding() decision: Deciding) {
      return this.listings.hide(kind, decision, reason ?? null);
    }
  }
  return Calls;
}
