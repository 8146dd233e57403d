-- Sessions in the software before, as history alone: they take no time of anybody's day, were not sold
-- here, and count for no limit. Names are as that software wrote them.
create table earlier_visits (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  import_id integer not null references imports (id),
  day date not null,
  starts_at time,
  lasts_minutes integer check (lasts_minutes > 0),
  service text not null,
  therapist text,
  branch text,
  outcome text not null check (outcome in ('completed', 'cancelled', 'no_show'))
);
comment on column earlier_visits.starts_at is 'wall time of the studio; null: not said';
create index earlier_visits_of_account on earlier_visits (account_id, day desc);
create index earlier_visits_of_import on earlier_visits (import_id);

alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('client', 'package', 'booking', 'visit'));
alter table import_rows
  drop constraint import_rows_kind_check,
  add constraint import_rows_kind_check check (kind in ('client', 'package', 'booking', 'visit'));
