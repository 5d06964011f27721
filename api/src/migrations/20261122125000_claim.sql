-- The submission that each moderator is reading (moderation/claims.service.ts), and notes in the moderation log.

create table claim (
  account_id uuid primary key references account on delete cascade,
  listing_id uuid not null,
  claimed_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);

alter table moderation drop constraint moderation_action_check,
  add constraint moderation_action_check check (action in (
    'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended', 'noted'));
