-- What minutes are worth, how packages are prolonged, and what the desk writes down of its work.

-- The ledger in money: what the studio owes for the minutes of a package, without VAT.
alter table package_entries
  drop constraint package_entries_kind_check,
  drop constraint package_entries_check,
  drop constraint package_entries_check1,
  drop constraint package_entries_check2,
  add constraint package_entries_kind_check check (kind in ('bought', 'booked', 'returned', 'adjusted',
    'expired', 'imported', 'refunded', 'transferred')),
  add constraint package_entries_reason_check check (kind <> 'adjusted' or reason is not null),
  add constraint package_entries_given_check check (
    kind in ('bought', 'returned', 'adjusted', 'imported', 'transferred') or minutes < 0),
  add constraint package_entries_taken_check check (
    kind in ('booked', 'expired', 'adjusted', 'refunded', 'transferred') or minutes > 0),
  add value_fils integer,
  add balance_fils integer;
comment on column package_entries.value_fils is
  'what the minutes are worth without VAT; taken in proportion to what remains, the last takes the rest';
comment on column package_entries.balance_fils is
  'the sum of value_fils up to this row: what the studio owes for what is left';

/*
 * What an entry is worth, by those of its package before it. Bought minutes are worth what was paid
 * without VAT. Minutes that come back bring what their session took. Minutes given for nothing are
 * worth nothing, and share in what there is.
 */
create function worth_of_entry(entry package_entries) returns integer language plpgsql as $$
declare
  held_minutes bigint;
  held_fils bigint;
  moved bigint := abs(entry.minutes);
begin
  if entry.kind in ('bought', 'imported') then
    return (
      select price_fils
        - vat_inside(price_fils, vat_rate_on((bought_at at time zone 'Asia/Dubai')::date))
      from owned_packages where id = entry.package_id);
  end if;
  if entry.minutes < 0 then
    select balance_minutes, balance_fils into held_minutes, held_fils
    from package_entries where package_id = entry.package_id and id < entry.id
    order by id desc limit 1;
  elsif entry.kind = 'returned' then
    select -sum(minutes), -sum(value_fils) into held_minutes, held_fils
    from package_entries
    where package_id = entry.package_id and booking_id = entry.booking_id and id < entry.id;
  end if;
  if coalesce(held_minutes, 0) <= 0 then return 0; end if;
  return sign(entry.minutes) * case
    when moved >= held_minutes then held_fils
    else (2 * held_fils * moved + held_minutes) / (2 * held_minutes)
  end;
end
$$;

alter table package_entries disable trigger package_entries_are_kept;
do $$
declare
  entry package_entries;
  worth integer;
begin
  for entry in select * from package_entries order by package_id, id loop
    worth := worth_of_entry(entry);
    update package_entries set value_fils = worth, balance_fils = worth + coalesce((
        select balance_fils from package_entries before
        where before.package_id = entry.package_id and before.id < entry.id
        order by before.id desc limit 1
      ), 0)
    where id = entry.id;
  end loop;
end
$$;
alter table package_entries enable trigger package_entries_are_kept;

-- As a check and not as `not null`: whoever writes an entry may leave both to the trigger.
alter table package_entries
  add check (num_nulls(value_fils, balance_fils) = 0),
  add check (balance_fils >= 0),
  add check (balance_minutes > 0 or balance_fils = 0);

-- Whoever writes an entry, and by whichever version: its value follows unless it is said.
create function value_entry() returns trigger language plpgsql as $$
begin
  new.value_fils := coalesce(new.value_fils, worth_of_entry(new));
  new.balance_fils := new.value_fils + coalesce((
    select balance_fils from package_entries
    where package_id = new.package_id and id < new.id order by id desc limit 1
  ), 0);
  return new;
end
$$;
create trigger package_entries_have_value before insert on package_entries
  for each row execute function value_entry();

create table package_prolongations (
  id integer generated always as identity primary key,
  package_id integer not null references owned_packages (id),
  frozen_from date,
  frozen_to date check (frozen_to >= frozen_from),
  from_expires_on date not null,
  to_expires_on date not null,
  reason text not null check (reason <> ''),
  actor_id integer not null references accounts (id),
  at timestamptz not null,
  check (num_nulls(frozen_from, frozen_to) in (0, 2)),
  check (to_expires_on > from_expires_on)
);
comment on table package_prolongations is 'how the last day of a package came to be later';
comment on column package_prolongations.frozen_from is 'first day without sessions; null: it was only prolonged';
create index package_prolongations_of_package on package_prolongations (package_id);
create index package_prolongations_by_actor on package_prolongations (actor_id);
create trigger package_prolongations_are_kept before update or delete on package_prolongations
  for each row execute function refuse_change();

alter table memberships
  add granted_by integer references accounts (id),
  add reason text,
  add revoked_at timestamptz,
  add revoked_by integer references accounts (id),
  add revoked_because text,
  add check ((granted_by is null) = (reason is null)),
  add check (num_nulls(revoked_at, revoked_by, revoked_because) in (0, 3)),
  drop constraint memberships_account_id_valid_from_key;
comment on column memberships.granted_by is 'null: unlocked by bought minutes';
create unique index one_membership_from_a_day on memberships (account_id, valid_from)
  where revoked_at is null;
create index memberships_of_account on memberships (account_id);
create index memberships_by_granter on memberships (granted_by) where granted_by is not null;
create index memberships_by_revoker on memberships (revoked_by) where revoked_by is not null;

create table pay_rates (
  id integer generated always as identity primary key,
  therapist_id integer not null references therapists (id),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  per_hour_fils integer not null default 0 check (per_hour_fils >= 0),
  share_basis_points integer not null default 0 check (share_basis_points between 0 and 10000),
  set_by integer not null references accounts (id),
  set_at timestamptz not null,
  constraint one_rate_at_a_time exclude using gist
    (therapist_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
comment on table pay_rates is 'what a therapist is paid for held sessions: by the hour, and of their value without VAT';
create index pay_rates_by_setter on pay_rates (set_by);

create table session_notes (
  id integer generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  author_id integer not null references accounts (id),
  note_sealed bytea not null,
  at timestamptz not null,
  withdrawn_at timestamptz
);
comment on column session_notes.note_sealed is 'AES-256-GCM, key outside the database';
create index session_notes_of_booking on session_notes (booking_id);
create index session_notes_by_author on session_notes (author_id);

create table session_note_reads (
  note_id integer not null references session_notes (id) on delete cascade,
  reader_id integer not null references accounts (id),
  at timestamptz not null,
  primary key (note_id, reader_id, at)
);
create index session_note_reads_by_reader on session_note_reads (reader_id);

create table contacts (
  id integer generated always as identity primary key,
  client_id integer not null references accounts (id),
  booking_id uuid references bookings (id),
  channel text not null check (channel in ('whatsapp', 'phone', 'sms', 'mail', 'in_person')),
  about text not null,
  opened_by integer not null references accounts (id),
  opened_at timestamptz not null,
  outcome text check (outcome in ('agreed', 'moved', 'cancelled', 'not_reached', 'other')),
  outcome_by integer references accounts (id),
  outcome_at timestamptz,
  check (num_nulls(outcome, outcome_by, outcome_at) in (0, 3))
);
comment on table contacts is 'that the desk called or wrote, and what came of it; never what was written';
create index contacts_with_client on contacts (client_id, opened_at);
create index contacts_about_booking on contacts (booking_id) where booking_id is not null;
create index contacts_by_opener on contacts (opened_by);
create index contacts_by_outcome on contacts (outcome_by) where outcome_by is not null;

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer references accounts (id),
  account_id integer references accounts (id),
  action text not null,
  subject text not null,
  details jsonb
);
comment on column audit_log.actor_id is 'null: the studio''s clock';
comment on column audit_log.account_id is 'whose data it is about';
comment on column audit_log.subject is 'what it was done to, such as service 3';
comment on column audit_log.details is 'before and after, and why; goes with the person it is about';
create index audit_log_by_actor on audit_log (actor_id);
create index audit_log_of_account on audit_log (account_id) where account_id is not null;
create index audit_log_by_subject on audit_log (subject, id);

create function forget_details_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.details is not null
    or to_jsonb(new) - 'details' <> to_jsonb(old) - 'details' then
    raise exception 'audit_log is append-only';
  end if;
  return new;
end
$$;
create trigger audit_log_is_kept before update or delete on audit_log
  for each row execute function forget_details_only();

create table import_rows (
  id integer generated always as identity primary key,
  source text not null,
  kind text not null check (kind in ('client', 'package', 'booking')),
  source_key text not null,
  account_id integer references accounts (id),
  package_id integer references owned_packages (id),
  booking_id uuid references bookings (id),
  imported_by integer not null references accounts (id),
  imported_at timestamptz not null,
  unique (source, kind, source_key)
);
comment on column import_rows.source_key is 'what the row is known by where it comes from: twice imported it changes nothing';
create index import_rows_of_account on import_rows (account_id) where account_id is not null;
create index import_rows_of_package on import_rows (package_id) where package_id is not null;
create index import_rows_of_booking on import_rows (booking_id) where booking_id is not null;
create index import_rows_by_importer on import_rows (imported_by);
