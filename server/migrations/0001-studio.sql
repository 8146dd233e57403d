-- The studio, its catalogue, its people, their hours, and the bookings.

create extension if not exists btree_gist;

create table settings (
  id boolean primary key default true check (id),
  brand text not null,
  legal_name text not null,
  tagline text not null,
  phone text not null,
  chat_number text not null check (chat_number ~ '^[0-9]+$'),
  chat_greeting text not null,
  email text not null,
  instagram_url text not null,
  address text not null
);

create table locations (
  code text primary key,
  name text not null,
  address text not null,
  image text not null,
  icon text not null,
  phone text not null,
  bookable boolean not null,
  position integer not null
);

create table opening_hours (
  location_code text not null references locations (code),
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at),
  primary key (location_code, weekday)
);
comment on column opening_hours.weekday is 'ISO: 1 Monday to 7 Sunday';

create table closures (
  id integer generated always as identity primary key,
  location_code text references locations (code),
  name text not null,
  title text not null,
  greeting_ar text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);
comment on column closures.location_code is 'null: the whole studio';
create index closures_by_end on closures (ends_on);

create table accounts (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  phone_number text not null,
  gender text not null check (gender in ('male', 'female')),
  account_type text not null default 'client'
    check (account_type in ('client', 'therapist', 'front_desk', 'manager')),
  medical_issues_sealed bytea,
  goal text not null default '',
  created_at timestamptz not null
);
comment on column accounts.medical_issues_sealed is 'AES-256-GCM, key outside the database';

create table services (
  id integer generated always as identity primary key,
  name text not null unique,
  description text not null,
  position integer not null,
  active boolean not null default true,
  needs_skill boolean not null default true
);
comment on column services.needs_skill is
  'false for Red-Light Therapy and Compression: any therapist can look after them';

create table service_durations (
  id integer generated always as identity primary key,
  service_id integer not null references services (id),
  lasts_minutes integer not null check (lasts_minutes > 0),
  price_fils integer not null check (price_fils >= 0),
  unique (service_id, lasts_minutes)
);

create table package_products (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('regular', 'shared', 'unlimited')),
  name text not null unique,
  description text not null,
  people_limit integer not null default 1 check (people_limit >= 1),
  position integer not null,
  active boolean not null default true
);

create table package_product_services (
  product_id integer not null references package_products (id),
  service_id integer not null references services (id),
  primary key (product_id, service_id)
);

create table package_options (
  id integer generated always as identity primary key,
  product_id integer not null references package_products (id),
  minutes integer check (minutes > 0),
  price_fils integer not null check (price_fils >= 0),
  validity_days integer check (validity_days > 0)
);
comment on column package_options.minutes is 'null: unlimited';

create table therapists (
  id integer generated always as identity primary key,
  account_id integer not null unique references accounts (id),
  location_code text not null references locations (code),
  photo text,
  books_by_phone boolean not null default false,
  position integer not null,
  active boolean not null default true
);

create table therapist_services (
  therapist_id integer not null references therapists (id),
  service_id integer not null references services (id),
  primary key (therapist_id, service_id)
);

create table shifts (
  therapist_id integer not null references therapists (id),
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null check (ends_at > starts_at),
  primary key (therapist_id, weekday, starts_at)
);

create table time_off (
  id integer generated always as identity primary key,
  therapist_id integer not null references therapists (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null
);
create index time_off_by_therapist on time_off (therapist_id, ends_at);

create table bookings (
  id uuid primary key,
  client_id integer not null references accounts (id),
  therapist_id integer not null references therapists (id),
  location_code text not null references locations (code),
  service_type text not null,
  status text not null
    check (status in ('booked', 'check_in', 'completed', 'cancelled', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  price_fils integer not null check (price_fils >= 0),
  created_at timestamptz not null,
  constraint one_session_at_a_time
    exclude using gist (therapist_id with =, during with &&) where (status <> 'cancelled')
);
create index bookings_of_therapist on bookings (therapist_id, starts_at) where status <> 'cancelled';
create index bookings_of_client on bookings (client_id, starts_at);

create table booking_lines (  -- names and prices as they were when booked
  booking_id uuid not null references bookings (id),
  position smallint not null,
  service_id integer not null references services (id),
  service_name text not null,
  lasts_minutes integer not null,
  price_fils integer not null,
  primary key (booking_id, position)
);

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null,
  actor_id integer references accounts (id),
  from_status text,
  to_status text not null,
  reason text
);
create index booking_events_of_booking on booking_events (booking_id, id);

create table idempotency_keys (
  account_id integer not null references accounts (id),
  key text not null,
  request_hash text not null,
  status smallint not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
