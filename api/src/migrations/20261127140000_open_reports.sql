-- The few reports that wait for a decision, among those decided in five years.

create index if not exists report_open on report (subject) where decided_at is null;
