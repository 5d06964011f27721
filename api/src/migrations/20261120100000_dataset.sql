-- The public version: one number, which a transaction that changes public data increases at its very end. Its row is
-- then the last lock that the transaction takes, so that two transactions cannot deadlock. It is derived from the
-- clock, so that it also grows when an older backup is restored.

create table dataset (
  single boolean primary key default true check (single),
  version bigint not null
);

insert into dataset (version) values (extract(epoch from clock_timestamp()) * 1000);

create function move_dataset() returns trigger language plpgsql as $$
  declare
    moved bigint;
  begin
    if current_setting('dataset.moved_by', true) is distinct from pg_current_xact_id()::text then
      perform set_config('dataset.moved_by', pg_current_xact_id()::text, true);
      update public.dataset
        set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
        returning version into moved;
      perform pg_notify('dataset', moved::text);
    end if;
    return null;
  end
$$;

create constraint trigger company_dataset_insert after insert on company deferrable initially deferred
  for each row when (new.status <> 'pending') execute function move_dataset();

create constraint trigger company_dataset_delete after delete on company deferrable initially deferred
  for each row when (old.status <> 'pending') execute function move_dataset();

create constraint trigger company_dataset_update after update of
  status, plan, approved_at, expires_at, created_at, image, name, location, description, category,
  service_types, price_range, rating, review_count, address, email, phone
  on company deferrable initially deferred for each row
  when ((old.status <> 'pending' or new.status <> 'pending') and (
    old.status, old.plan, old.approved_at, old.expires_at, old.created_at, old.image, old.name, old.location,
    old.description, old.category, old.service_types, old.price_range, old.rating, old.review_count,
    old.address, old.email, old.phone
  ) is distinct from (
    new.status, new.plan, new.approved_at, new.expires_at, new.created_at, new.image, new.name, new.location,
    new.description, new.category, new.service_types, new.price_range, new.rating, new.review_count,
    new.address, new.email, new.phone
  ))
  execute function move_dataset();

create trigger company_dataset_truncate after truncate on company execute function move_dataset();

create constraint trigger job_dataset_insert after insert on job deferrable initially deferred
  for each row when (new.status <> 'pending') execute function move_dataset();

create constraint trigger job_dataset_delete after delete on job deferrable initially deferred
  for each row when (old.status <> 'pending') execute function move_dataset();

create constraint trigger job_dataset_update after update of
  status, plan, approved_at, expires_at, created_at, image, title, company, location, type, salary, description,
  requirements, apply_link
  on job deferrable initially deferred for each row
  when ((old.status <> 'pending' or new.status <> 'pending') and (
    old.status, old.plan, old.approved_at, old.expires_at, old.created_at, old.image, old.title, old.company,
    old.location, old.type, old.salary, old.description, old.requirements, old.apply_link
  ) is distinct from (
    new.status, new.plan, new.approved_at, new.expires_at, new.created_at, new.image, new.title, new.company,
    new.location, new.type, new.salary, new.description, new.requirements, new.apply_link
  ))
  execute function move_dataset();

create trigger job_dataset_truncate after truncate on job execute function move_dataset();
