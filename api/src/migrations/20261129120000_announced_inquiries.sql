-- An inquiry is announced to moderators, too.

alter table unannounced drop constraint unannounced_kind_check,
  add constraint unannounced_kind_check check (kind in ('company', 'job', 'number', 'inquiry'));
