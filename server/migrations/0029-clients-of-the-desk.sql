-- Clients as the desk changes them: a number for edits by two, every change of them kept, and who of the
-- likely duplicates is known to be two people.

alter table accounts add version integer not null default 1;
comment on column accounts.version is
  'grows with every change of who it is, so that the second of two edits is noticed';

-- Whoever changes it, and by whichever version of the product.
create function count_account_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_account_version before update on accounts
  for each row when (
    (old.first_name, old.last_name, old.phone_number, old.email, old.gender, old.language)
      is distinct from
    (new.first_name, new.last_name, new.phone_number, new.email, new.gender, new.language)
  ) execute function count_account_version();

alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim'));
comment on column account_changes.field is
  'claim: that a link to sign in by was made, when became is null, or used';

create table told_apart (
  account_id integer not null references accounts (id) on delete cascade,
  other_id integer not null references accounts (id) on delete cascade,
  told_by integer not null references accounts (id),
  told_at timestamptz not null,
  primary key (account_id, other_id),
  check (account_id < other_id)
);
comment on table told_apart is 'two clients who look like one and are not';
create index told_apart_by_other on told_apart (other_id);
create index told_apart_by_teller on told_apart (told_by);

-- Where likely duplicates are looked for.
create index accounts_by_name on accounts (searchable(first_name || ' ' || last_name))
  where account_type = 'client' and merged_into is null and erased_at is null;
