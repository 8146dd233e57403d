-- What is sold at the till, what is paid for it and what is printed of it: written once, never edited.
-- A mistake is voided by what is written after it.

alter table settings add trn text check (trn ~ '^[0-9]{15}$');
comment on column settings.trn is 'tax registration number; null: what is printed is no tax invoice';

create table vat_rates (
  valid_from date primary key,
  basis_points integer not null check (basis_points between 0 and 10000)
);
comment on table vat_rates is 'the rate of a day is the last that began until then; prices include it';
insert into vat_rates values ('2018-01-01', 500);

-- Half up to a fils. The same rule as in contract/src/money/member-discount.ts, which prices are worked out by.
create function vat_inside(gross_fils integer, basis_points integer) returns integer
  language sql immutable strict parallel safe
  as $$
    select ((2 * gross_fils::bigint * basis_points + 10000 + basis_points)
      / (2 * (10000 + basis_points)))::integer
  $$;

create function vat_rate_on(day date) returns integer
  language sql stable strict parallel safe
  as $$
    select coalesce(
      (select basis_points from vat_rates where valid_from <= day order by valid_from desc limit 1), 0)
  $$;

create table drawer_sessions (
  id integer generated always as identity primary key,
  location_code text not null references locations (code),
  day date not null,
  float_fils integer not null check (float_fils >= 0),
  opened_at timestamptz not null,
  opened_by integer not null references accounts (id),
  closed_at timestamptz,
  closed_by integer references accounts (id),
  expected_fils integer,
  counted_fils integer check (counted_fils >= 0),
  difference_reason text,
  unique (location_code, day),
  check (num_nulls(closed_at, closed_by, expected_fils, counted_fils) in (0, 4)),
  check (counted_fils = expected_fils or difference_reason is not null)
);
comment on table drawer_sessions is 'the money of a branch on a day of the studio; closed, it takes no more';
comment on column drawer_sessions.expected_fils is 'cash that should be there, float included';
create unique index one_open_drawer on drawer_sessions (location_code) where closed_at is null;
create index drawer_sessions_by_opener on drawer_sessions (opened_by);
create index drawer_sessions_by_closer on drawer_sessions (closed_by) where closed_by is not null;

create table drawer_movements (
  id integer generated always as identity primary key,
  drawer_id integer not null references drawer_sessions (id),
  amount_fils integer not null check (amount_fils <> 0),
  reason text not null check (reason <> ''),
  actor_id integer not null references accounts (id),
  at timestamptz not null
);
comment on table drawer_movements is 'cash put in (positive) or taken out for something else than a sale';
create index drawer_movements_of_drawer on drawer_movements (drawer_id);
create index drawer_movements_by_actor on drawer_movements (actor_id);

create table sales (
  id uuid primary key,
  location_code text not null references locations (code),
  client_id integer not null references accounts (id),
  payer_id integer not null references accounts (id),
  seller_id integer not null references accounts (id),
  drawer_id integer not null references drawer_sessions (id),
  at timestamptz not null
);
comment on column sales.client_id is 'who has what is sold; of a gift not who pays';
comment on column sales.drawer_id is 'the day of the books it belongs to';
create index sales_of_client on sales (client_id, at);
create index sales_of_payer on sales (payer_id);
create index sales_by_seller on sales (seller_id);
create index sales_of_drawer on sales (drawer_id);

create table sale_lines (
  id integer generated always as identity primary key,
  sale_id uuid not null references sales (id),
  position smallint not null,
  booking_id uuid references bookings (id),
  package_id integer references owned_packages (id),
  makes_package boolean not null default false,
  name text not null,
  list_fils integer not null check (list_fils >= 0),
  discount_fils integer not null default 0 check (discount_fils >= 0),
  gross_fils integer not null check (gross_fils between 0 and list_fils),
  reduced_because text,
  vat_basis_points integer not null,
  vat_fils integer not null check (vat_fils = vat_inside(gross_fils, vat_basis_points)),
  unique (sale_id, position),
  check (num_nonnulls(booking_id, package_id) = 1),
  check (not makes_package or package_id is not null),
  check ((gross_fils < list_fils) = (reduced_because is not null))
);
comment on column sale_lines.makes_package is 'sold here; false: it was bought before and is paid for here';
comment on column sale_lines.list_fils is 'what it costs the client, with what the membership takes off';
comment on column sale_lines.discount_fils is 'what the membership took off; list_fils is without it';
comment on column sale_lines.gross_fils is 'what it was sold for, VAT inside';
create index sale_lines_of_booking on sale_lines (booking_id) where booking_id is not null;
create index sale_lines_of_package on sale_lines (package_id) where package_id is not null;

create table refunds (
  id uuid primary key,
  sale_id uuid not null references sales (id),
  drawer_id integer not null references drawer_sessions (id),
  actor_id integer not null references accounts (id),
  reason text not null check (reason <> ''),
  voids boolean not null default false,
  at timestamptz not null
);
comment on column refunds.voids is 'the whole sale was a mistake of the same day';
create index refunds_of_sale on refunds (sale_id);
create unique index sale_voided_once on refunds (sale_id) where voids;
create index refunds_of_drawer on refunds (drawer_id);
create index refunds_by_actor on refunds (actor_id);

create table refund_lines (
  refund_id uuid not null references refunds (id),
  line_id integer not null references sale_lines (id),
  gross_fils integer not null check (gross_fils >= 0),
  vat_fils integer not null check (vat_fils between 0 and gross_fils),
  minutes integer not null default 0 check (minutes >= 0),
  primary key (refund_id, line_id)
);
comment on column refund_lines.minutes is 'taken back out of the package';
create index refund_lines_of_line on refund_lines (line_id);

create table payments (
  id integer generated always as identity primary key,
  sale_id uuid not null references sales (id),
  refund_id uuid references refunds (id),
  drawer_id integer not null references drawer_sessions (id),
  method text not null check (method in ('cash', 'terminal', 'transfer')),
  amount_fils integer not null check (amount_fils <> 0),
  reference text,
  actor_id integer not null references accounts (id),
  at timestamptz not null,
  check ((amount_fils < 0) = (refund_id is not null)),
  check (method <> 'terminal' or reference is not null)
);
comment on column payments.amount_fils is 'negative: given back';
comment on column payments.reference is 'what the slip of the card terminal or the bank says';
create index payments_of_sale on payments (sale_id);
create index payments_of_refund on payments (refund_id) where refund_id is not null;
create index payments_of_drawer on payments (drawer_id);
create index payments_by_actor on payments (actor_id);

create table tips (
  id integer generated always as identity primary key,
  sale_id uuid not null references sales (id),
  refund_id uuid references refunds (id),
  drawer_id integer not null references drawer_sessions (id),
  therapist_id integer not null references therapists (id),
  amount_fils integer not null check (amount_fils <> 0),
  actor_id integer not null references accounts (id),
  at timestamptz not null,
  check ((amount_fils < 0) = (refund_id is not null))
);
comment on table tips is 'what a client gives a therapist, beside what is sold and without VAT';
create index tips_of_sale on tips (sale_id);
create index tips_of_refund on tips (refund_id) where refund_id is not null;
create index tips_of_drawer on tips (drawer_id);
create index tips_by_actor on tips (actor_id);

create table document_series (
  location_code text not null references locations (code),
  kind text not null check (kind in ('invoice', 'credit_note')),
  last_number integer not null check (last_number > 0),
  primary key (location_code, kind)
);
comment on table document_series is
  'its row is locked by whoever takes a number until they commit, so that numbers have no gaps';

create table tax_documents (
  id integer generated always as identity primary key,
  location_code text not null references locations (code),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number integer not null check (number > 0),
  name text not null unique,
  sale_id uuid not null references sales (id),
  refund_id uuid unique references refunds (id),
  gross_fils integer not null check (gross_fils >= 0),
  vat_fils integer not null check (vat_fils between 0 and gross_fils),
  issued_at timestamptz not null,
  client_name text,
  snapshot jsonb not null,
  unique (location_code, kind, number),
  check ((kind = 'credit_note') = (refund_id is not null))
);
comment on column tax_documents.name is 'as it is printed, such as INV-A-000001';
comment on column tax_documents.client_name is 'only above the amount up to which a simplified one does; goes with the person';
comment on column tax_documents.snapshot is 'all that was printed beside the name of the client';
create unique index one_invoice_a_sale on tax_documents (sale_id) where kind = 'invoice';
create index tax_documents_of_sale on tax_documents (sale_id);

create trigger drawer_movements_are_kept before update or delete on drawer_movements
  for each row execute function refuse_change();
create trigger sales_are_kept before update or delete on sales
  for each row execute function refuse_change();
create trigger sale_lines_are_kept before update or delete on sale_lines
  for each row execute function refuse_change();
create trigger refunds_are_kept before update or delete on refunds
  for each row execute function refuse_change();
create trigger refund_lines_are_kept before update or delete on refund_lines
  for each row execute function refuse_change();
create trigger payments_are_kept before update or delete on payments
  for each row execute function refuse_change();
create trigger tips_are_kept before update or delete on tips
  for each row execute function refuse_change();

-- Of what was printed only a name goes, with its person.
create function forget_name_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.client_name is not null
    or to_jsonb(new) - 'client_name' <> to_jsonb(old) - 'client_name' then
    raise exception 'tax_documents is append-only';
  end if;
  return new;
end
$$;
create trigger tax_documents_are_kept before update or delete on tax_documents
  for each row execute function forget_name_only();

-- A day is closed once, and nothing else of it changes.
create function close_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null
    or (new.id, new.location_code, new.day, new.float_fils, new.opened_at, new.opened_by)
      is distinct from
      (old.id, old.location_code, old.day, old.float_fils, old.opened_at, old.opened_by) then
    raise exception 'a day of drawer_sessions is only closed, and once';
  end if;
  return new;
end
$$;
create trigger drawer_sessions_are_kept before update or delete on drawer_sessions
  for each row execute function close_once();

-- Whoever writes it: no money goes into a closed day. The lock makes closing wait for it.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  perform from drawer_sessions where id = new.drawer_id and closed_at is null for share;
  if not found then
    raise exception 'this day is closed' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger into_open_day before insert on drawer_movements
  for each row execute function refuse_closed_day();
create trigger into_open_day before insert on sales
  for each row execute function refuse_closed_day();
create trigger into_open_day before insert on refunds
  for each row execute function refuse_closed_day();
create trigger into_open_day before insert on payments
  for each row execute function refuse_closed_day();
create trigger into_open_day before insert on tips
  for each row execute function refuse_closed_day();
