-- Money that a client has at the studio: owed to them, not sold yet. A row for each change of it, which stays; a
-- balance is the sum of its rows.
create table credit_entries (
  id bigint generated always as identity primary key,
  account_id integer not null references accounts (id),
  location_code text references locations (code),
  at timestamptz not null,
  kind text not null check (kind in (
    'imported', 'paid_in', 'used', 'refunded', 'paid_out', 'goodwill', 'corrected', 'import_undone', 'merged'
  )),
  amount_fils integer not null check (amount_fils <> 0),
  balance_fils integer not null check (balance_fils >= 0),
  reason text,
  actor_id integer not null references accounts (id),
  sale_id uuid references sales (id),
  refund_id uuid references refunds (id),
  import_id integer references imports (id),
  check (kind not in ('paid_in', 'refunded', 'goodwill') or amount_fils > 0),
  check (kind not in ('used', 'paid_out') or amount_fils < 0),
  check ((kind in ('paid_out', 'goodwill', 'corrected')) = (reason is not null)),
  check ((kind in ('used', 'refunded')) = (sale_id is not null)),
  check ((kind = 'refunded') = (refund_id is not null)),
  check ((kind in ('imported', 'import_undone')) = (import_id is not null)),
  check (kind not in ('paid_in', 'used', 'refunded', 'paid_out') or location_code is not null)
);
comment on table credit_entries is
  'append-only; a balance is the sum of the rows of an account, and balance_fils of its last row';
comment on column credit_entries.location_code is 'the branch whose drawer it went through; null: none';
create index credit_entries_of_account on credit_entries (account_id, id desc);
create index credit_entries_by_actor on credit_entries (actor_id);
create index credit_entries_of_branch on credit_entries (location_code) where location_code is not null;
create index credit_entries_of_sale on credit_entries (sale_id) where sale_id is not null;
create index credit_entries_of_refund on credit_entries (refund_id) where refund_id is not null;
create index credit_entries_of_import on credit_entries (import_id) where import_id is not null;

create function keep_credit_entries() returns trigger language plpgsql as $$
begin
  -- What an undone import had brought goes with the client whom it had brought.
  if tg_op = 'DELETE' and exists (
    select from imports where id = old.import_id and undone_at is not null
  ) then
    return old;
  end if;
  if tg_op = 'DELETE' or new.reason is distinct from '—'
    or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason' then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;
create trigger credit_entries_are_kept before update or delete on credit_entries
  for each row execute function keep_credit_entries();

-- Money in a drawer is for a sale, or for the account of a client. A sale is also paid from that account.
alter table payments
  alter column sale_id drop not null,
  add column credit_entry_id bigint references credit_entries (id),
  drop constraint payments_method_check,
  drop constraint payments_direction_check,
  add constraint payments_method_check
    check (method in ('cash', 'terminal', 'transfer', 'rounding', 'credit')),
  add constraint payments_direction_check check (
    method = 'rounding' or credit_entry_id is not null or (amount_fils < 0) = (refund_id is not null)
  ),
  add constraint payments_for_check check (num_nonnulls(sale_id, credit_entry_id) = 1),
  add constraint payments_of_account_check
    check (credit_entry_id is null or (refund_id is null and method in ('cash', 'terminal', 'transfer')));
comment on column payments.credit_entry_id is 'paid in to the account of a client, or out of it; null: for a sale';
create index payments_of_credit on payments (credit_entry_id) where credit_entry_id is not null;
