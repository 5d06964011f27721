import { applyDecorators, PreconditionFailedException } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiHeader } from '@nestjs/swagger';
import { codes, type ProblemCode } from '../platform/errors/codes.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { fromRequest, type RequestAccount } from '../platform/http/request.ts';
import { OneListing } from '../platform/openapi/documented.ts';
import type { Kind } from '../listings/kind.ts';

/** A decision about the record in the path: its moderator, and the version it is based on, by `If-Match` (RFC 9110 §13.1.1). */
export interface Deciding {
  id: string;
  moderator: RequestAccount;
  ifMatch: string | undefined;
}

export const Deciding = fromRequest(({ params, account, headers }) => ({
  id: params.id,
  moderator: account,
  ifMatch: headers['if-match'],
}));

export const ChangesListing = (...refusals: ProblemCode[]) =>
  applyDecorators(OneListing(), TakesIfMatch(...refusals));

/** Documents the header of a decision, and its errors. */
export const TakesIfMatch = (...refusals: ProblemCode[]) =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `etag` of the record that the change is based on: 412 if the listing was changed since. `*` matches any state. Views do not change the `etag`',
      schema: { type: 'string', maxLength: 1000 },
    }),
    Refuses(...refusals, 'listing_changed', 422),
  );

/**
 * Compares the header with the ETag of a listing whose row is locked.
 * @throws 412 when the listing was changed since
 */
export async function requireIfMatch(
  em: EntityManager,
  { table, etag }: Pick<Kind, 'table' | 'etag'>,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const [current] = await em.execute<{ etag: string }[]>(
    `select ${etag.text} as etag from ${table} where id = ?`,
    [id],
  );
  if (current && tagsIn(ifMatch).includes(current.etag)) return;
  const errorCode = 'listing_changed';
  throw new PreconditionFailedException(codes[errorCode].example, { errorCode });
}

/** The tags of a list; weak ones keep their `W/` and so never match, as RFC 9110 requires. */
const tagsIn = (list: string): string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
