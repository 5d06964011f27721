-- The courier licence as a company sends it, for moderators.

alter table company add column licence_number text,
  add column licence_class text check (licence_class in ('state', 'regional', 'national', 'international')),
  add column licence_until date;
