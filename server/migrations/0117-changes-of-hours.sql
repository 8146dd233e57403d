-- A change of opening hours, with the weekly rules before and after it, so that it can be taken back until it begins.

create table hours_changes (
  id integer generated always as identity primary key,
  location_code text not null references locations (code),
  weekdays integer[] not null,
  spans jsonb not null,
  valid_from date not null,
  valid_to date,
  therapist_ids integer[] not null,
  rules_before jsonb not null,
  rules_after jsonb not null,
  made_by integer not null references accounts (id),
  made_at timestamptz not null,
  withdrawn_by integer references accounts (id),
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
comment on column hours_changes.therapist_ids is 'whose weekly shifts moved with the hours';
comment on column hours_changes.rules_before is
  'rows of opening_hours of the branch and of shifts of those therapists that held on the day before valid_from or later';
create index hours_changes_to_come on hours_changes (valid_from) where withdrawn_at is null;
create index hours_changes_of_branch on hours_changes (location_code);
create index hours_changes_by_maker on hours_changes (made_by);
create index hours_changes_by_withdrawer on hours_changes (withdrawn_by) where withdrawn_by is not null;
