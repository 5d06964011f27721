import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  PreconditionFailedException,
} from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { codes, type ProblemCode } from '../platform/errors/codes.ts';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { OneListing } from '../platform/http/documented.ts';
import type { Kind } from '../listings/kind.ts';

/** The `If-Match` header of a request, undefined when it has none. */
export type IfMatchHeader = string | undefined;

/** The `If-Match` header (RFC 9110 §13.1.1). */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): IfMatchHeader =>
    context.switchToHttp().getRequest<Request>().get('If-Match'),
);

/** Documents a moderator's change of one listing, with what else it refuses. */
export const ChangesListing = (...refusals: ProblemCode[]) =>
  applyDecorators(
    OneListing(),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `etag` of the record that you have seen: the change is made only if the listing is still like that, else 412. `*` stands for any. Views are not part of it',
      schema: { type: 'string', maxLength: 1000 },
    }),
    Refuses(...refusals, 'listing_changed', 422),
  );

/**
 * Requires that a listing, whose row is locked, still has an ETag of the header.
 * @throws 412 when it was changed since
 */
export async function requireIfMatch(
  em: EntityManager,
  { table, etag }: Pick<Kind, 'table' | 'etag'>,
  id: string,
  ifMatch: IfMatchHeader,
): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const [now] = await em.execute<{ etag: string }[]>(
    `select ${etag.text} as etag from ${table} where id = ?`,
    [id],
  );
  if (now && tagsIn(ifMatch).includes(now.etag)) return;
  const { example } = codes.listing_changed;
  throw new PreconditionFailedException(example, { errorCode: 'listing_changed' });
}

/** The tags of a list, weak ones with their `W/`: those equal none of ours, as they must not. */
const tagsIn = (list: string): string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
