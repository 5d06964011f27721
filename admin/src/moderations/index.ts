import { lazy } from 'react';

const ModerationList = lazy(async () => ({
  default: (await import('./moderation-list.tsx')).ModerationList,
}));

/** The moderation log. */
export const moderations = { name: 'moderations', list: ModerationList };
