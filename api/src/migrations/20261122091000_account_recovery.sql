-- Second factors and links for a new password (auth/second-factor.service.ts, auth/password-reset.service.ts).

alter table account
  add column totp_secret text,
  add column totp_counter integer not null default 0,
  add column recovery_codes text[] not null default '{}',
  add column reset_token_hash text,
  add column reset_expires_at timestamptz;
