-- Further terms that a studio sets at the desk; null: what a new studio has, in contract/src/terms.
alter table settings
  add first_reminder_hours integer check (first_reminder_hours between 2 and 168),
  add last_reminder_hours integer check (last_reminder_hours between 1 and 72),
  add desk_reduction_percent integer check (desk_reduction_percent between 0 and 100),
  add simplified_up_to_aed integer check (simplified_up_to_aed between 0 and 10000),
  add counter_lock_minutes integer check (counter_lock_minutes between 1 and 60);
comment on column settings.simplified_up_to_aed is 'up to so much an invoice does without the name of the client';

-- Pictures of the studio's own things, which their rows name by their address.
create table studio_pictures (
  id uuid primary key,
  bytes bytea not null,
  made_by integer not null references accounts (id),
  made_at timestamptz not null,
  shown_at timestamptz
);
comment on table studio_pictures is 'WebP, re-encoded on the server; of therapists, branches and partners';
comment on column studio_pictures.shown_at is
  'since when something has shown it: it stays, as the history names it; null: it goes after a day';
create index studio_pictures_by_maker on studio_pictures (made_by);
