import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Action } from './moderation.schemas.ts';

const ModerationSchema = defineEntity({
  name: 'Moderation',
  tableName: 'moderation',
  properties: {
    id: p.bigint().primary().autoincrement(),
    kind: p.text().$type<'company' | 'job'>(),
    listingId: p.uuid(),
    action: p.text().$type<Action>(),
    /** Nobody where the schedule acted. */
    moderatorId: p.uuid().nullable(),
    reason: p.text().nullable(),
    /** The listing as it was before; forgotten after 90 days, as the reason is. */
    snapshot: p.json().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Who decided what about which listing, when and why. */
export class Moderation extends ModerationSchema.class {}
ModerationSchema.setClass(Moderation);
