-- Renames the table of responses to `idempotency_key`, since a submission is a pending listing. The view keeps
-- instances of the previous release working during a rolling update.

alter table submission rename to idempotency_key;
alter index submission_created rename to idempotency_key_created;
alter index submission_pkey rename to idempotency_key_pkey;
create view submission as select * from idempotency_key;
