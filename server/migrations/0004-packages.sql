-- Packages that clients own, their ledger of minutes, and who shares them.

create table owned_packages (
  id integer generated always as identity primary key,
  owner_id integer not null references accounts (id),
  product_id integer not null references package_products (id),
  option_id integer not null references package_options (id),
  kind text not null check (kind in ('regular', 'shared', 'unlimited')),
  name text not null,
  minutes integer check (minutes > 0),
  price_fils integer not null check (price_fils >= 0),
  people_limit integer not null check (people_limit >= 1),
  bought_at timestamptz not null,
  expires_on date,
  active boolean not null default true,
  check ((kind = 'unlimited') = (minutes is null))
);
comment on table owned_packages is 'name, minutes, price and people as they were when bought';
comment on column owned_packages.expires_on is 'last day of use in Dubai; null: no expiry';
create index owned_packages_of_owner on owned_packages (owner_id);

create table package_people (
  id integer generated always as identity primary key,
  package_id integer not null references owned_packages (id),
  email text not null check (email = lower(email)),
  account_id integer references accounts (id),
  token_hash bytea not null unique,
  cap_minutes integer check (cap_minutes >= 0),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  joined_at timestamptz,
  removed_at timestamptz,
  check ((account_id is null) = (joined_at is null))
);
comment on table package_people is 'who shares a package beside its owner; invited until joined_at';
comment on column package_people.token_hash is 'SHA-256 of the token in the link of the mail';
create unique index package_people_once on package_people (package_id, email)
  where removed_at is null;
create index package_people_of_account on package_people (account_id) where removed_at is null;

alter table bookings
  add package_id integer references owned_packages (id),
  add package_minutes integer check (package_minutes >= 0),
  add discount_fils integer not null default 0 check (discount_fils >= 0),
  add late boolean not null default false,
  add check ((package_id is null) = (package_minutes is null));
comment on column bookings.package_minutes is 'minutes a package pays for; price_fils is then 0';
comment on column bookings.discount_fils is 'what the membership took off; price_fils is without it';
comment on column bookings.late is 'cancelled too late: it counts as used';
create index bookings_of_package on bookings (package_id, starts_at) where package_id is not null;

alter table booking_events
  add from_starts_at timestamptz,
  add from_therapist_id integer references therapists (id),
  add check ((from_starts_at is null) = (from_therapist_id is null));
comment on column booking_events.from_starts_at is 'of a move: when it was to start before';
comment on column booking_events.from_therapist_id is 'of a move: with whom it was before';

create table package_entries (
  id bigint generated always as identity primary key,
  package_id integer not null references owned_packages (id),
  at timestamptz not null,
  kind text not null check (kind in ('bought', 'booked', 'returned', 'adjusted', 'expired')),
  minutes integer not null check (minutes <> 0),
  balance_minutes integer not null check (balance_minutes >= 0),
  person_id integer references accounts (id),
  actor_id integer references accounts (id),
  booking_id uuid references bookings (id),
  reason text,
  check ((kind = 'adjusted') = (reason is not null)),
  check (kind in ('bought', 'returned', 'adjusted') or minutes < 0),
  check (kind in ('booked', 'expired', 'adjusted') or minutes > 0)
);
comment on table package_entries is
  'append-only; a package''s balance is the sum of its minutes, and balance_minutes of its last row';
create index package_entries_of_package on package_entries (package_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger package_entries_are_kept before update or delete on package_entries
  for each row execute function refuse_change();
