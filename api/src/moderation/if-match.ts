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

/** What a moderator has seen when deciding: the `If-Match` of the request, absent where it has none. */
export type Seen = string | undefined;

/** The `If-Match` header (RFC 9110 §13.1.1). */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): Seen =>
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
 * Lets a change of a listing pass whose row is locked, if it is still as it was seen.
 * @throws 412 when somebody has changed it since
 */
export async function checkSeen(
  em: EntityManager,
  { table, etag }: Pick<Kind, 'table' | 'etag'>,
  id: string,
  seen: Seen,
): Promise<void> {
  if (seen === undefined || seen.trim() === '*') return;
  const [now] = await em.execute<{ etag: string }[]>(
    `select ${etag.text} as etag from ${table} where id = ?`,
    [id],
  );
  if (now && tagsIn(seen).includes(now.etag)) return;
  const { example } = codes.listing_changed;
  throw new PreconditionFailedException(example, { errorCode: 'listing_changed' });
}

/** The tags of a list, weak ones with their `W/`: those equal none of ours, as they must not. */
const tagsIn = (list: string): string[] => list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
