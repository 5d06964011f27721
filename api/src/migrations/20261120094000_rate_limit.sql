-- Request counts of all instances (limits/limits.service.ts), in the columns of rate-limiter-flexible. Unlogged, since
-- counts may be lost: after a crash of PostgreSQL every quota is reset.

create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limit_expire on rate_limit (expire);
