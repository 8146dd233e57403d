-- Membership, its partners, and what members did with the partners' discounts.

create table memberships (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id),
  number text not null check (number ~ '^LMB-[0-9]{4}-[0-9]{4}$'),
  valid_from date not null,
  valid_to date not null check (valid_to > valid_from),
  granted_at timestamptz not null,
  package_id integer references owned_packages (id),
  unique (account_id, valid_from),
  exclude using gist (number with =, account_id with <>)
);
comment on table memberships is 'one row a year of membership; a renewal keeps the number';
comment on column memberships.package_id is 'the purchase that unlocked it';

alter table settings add membership_waits_for_payment boolean not null default false;
comment on column settings.membership_waits_for_payment is
  'a purchase counts only once its payment is recorded at the desk';
alter table owned_packages
  add paid_at timestamptz,
  add membership_id integer references memberships (id);
comment on column owned_packages.membership_id is
  'the membership that its minutes unlocked; null: they still count towards the next';

create table partner_discounts (
  id integer generated always as identity primary key,
  partner_name text not null,
  description text not null default '',
  category text,
  discount_percentage integer not null check (discount_percentage between 1 and 100),
  partner_type text not null check (partner_type in ('online', 'local', 'both')),
  city text,
  postal_code text,
  logo_url text,
  online_discount_code text,
  website_url text,
  instagram_url text,
  requires_membership_card boolean not null default false,
  position integer not null,
  active boolean not null default true
);

create table partner_codes (
  id integer generated always as identity primary key,
  discount_id integer not null references partner_discounts (id),
  code text not null,
  handed_to integer references accounts (id),
  handed_at timestamptz,
  unique (discount_id, code),
  check ((handed_to is null) = (handed_at is null))
);
comment on table partner_codes is 'unused codes of a partner, to hand out when the usual one fails';

create table partner_interactions (
  id bigint generated always as identity primary key,
  discount_id integer not null references partner_discounts (id),
  account_id integer not null references accounts (id),
  interaction_type text not null check (interaction_type in ('click', 'visit_website', 'copy_code')),
  at timestamptz not null
);
create index partner_interactions_of_discount on partner_interactions (discount_id, at);

create table partner_code_requests (
  id integer generated always as identity primary key,
  discount_id integer not null references partner_discounts (id),
  account_id integer not null references accounts (id),
  at timestamptz not null,
  code_id integer references partner_codes (id)
);
comment on column partner_code_requests.code_id is 'the code handed out at once; null: the desk sees to it';
create index partner_code_requests_of_account on partner_code_requests (account_id, discount_id, at);
