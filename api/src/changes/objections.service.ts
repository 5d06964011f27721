import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameEmail } from '../contacts/emails.ts';
import { ChangesService } from './changes.service.ts';
import { Kinds } from '../listings/kind.ts';
import { changesOf } from '../moderation/changes-of.ts';
import { ModerationService } from '../moderation/moderation.service.ts';
import { type Owned, readObjectionToken } from '../notices/owner-link.ts';

/** Undoes changes of emails for the former addresses. */
@Injectable()
export class Objections {
  constructor(
    private readonly kinds: Kinds,
    private readonly moderation: ModerationService,
    private readonly changes: ChangesService,
  ) {}

  /** Repeating it changes nothing. @throws 404 for a link that is not ours or too old, 409 once the email has changed again */
  async undo(token: string, now: Date): Promise<{ message: string }> {
    const owned = readObjectionToken(token, now);
    if (!owned) throw dead();
    const kind = this.kinds.of(owned.kind);
    await this.moderation.decide(kind, { id: owned.id }, async ({ em, listing, log, assign }) => {
      const change = await changeOfEmail(em, owned);
      if (!change) throw dead();
      const facts = { email: change.from };
      if (isSameEmail(listing.email, change.from)) return;
      if (!isSameEmail(listing.email, change.to)) throw new ConflictException(changedAgain);
      const changes = changesOf(kind, listing, facts);
      await log('edited', { reason: 'The former address has objected', changes });
      // A change that waits was sent from the address that is being removed.
      const waiting = await this.changes.ofListing(em, owned.id);
      if (waiting) em.remove(waiting);
      await assign(facts);
    });
    return { message: 'Your listing has your address again. We have emailed you its new link.' };
  }
}

/** The change of email that led to this version of the link; a change of case alone leads to none. Forgotten with the log. */
async function changeOfEmail(em: EntityManager, { kind, id, version }: Owned) {
  const [change] = await em.execute<{ from: string; to: string }[]>(
    `select change ->> 'from' as "from", change ->> 'to' as "to"
     from moderation, jsonb_array_elements(changes) change
     where kind = ? and listing_id = ? and change ->> 'field' = 'email'
       and lower(change ->> 'from') <> lower(change ->> 'to') and (snapshot ->> 'linkVersion')::int = ?`,
    [kind, id, version - 1],
  );
  return change;
}

const dead = () =>
  new NotFoundException(
    'This link is broken, or its 72 hours are over. Reply to our email, and a person will look at it.',
  );

const changedAgain =
  'Its address has changed again since. Reply to our email, and a person will look at it.';
