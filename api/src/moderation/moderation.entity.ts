import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Action, FieldChange } from './moderation.schemas.ts';

const ModerationSchema = defineEntity({
  name: 'Moderation',
  tableName: 'moderation',
  properties: {
    id: p.bigint().primary().autoincrement(),
    kind: p.text().$type<'company' | 'job'>(),
    listingId: p.uuid(),
    action: p.text().$type<Action>(),
    /** Null for actions of the schedule or the owner. */
    moderatorId: p.uuid().nullable(),
    byOwner: p.boolean().default(false),
    reason: p.text().nullable(),
    /** The plan of an approval or a renewal. */
    plan: p.text().nullable(),
    /** Corrected fields of an edit; deleted with the snapshot. */
    changes: p.json().$type<FieldChange[]>().nullable(),
    /** The listing before the change; deleted after 90 days, with the reason. */
    snapshot: p.json().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class Moderation extends ModerationSchema.class {}
ModerationSchema.setClass(Moderation);
