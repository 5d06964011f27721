/** Replaces the actions that an entry of the moderation log can have. */
export const replaceActions = (names: string) =>
  `alter table moderation drop constraint moderation_action_check,
     add constraint moderation_action_check check (action in (${names}))`;
