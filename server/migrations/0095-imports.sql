-- Each file that is imported, so that all of it can be undone until something was built on it.
create table imports (
  id integer generated always as identity primary key,
  source text not null,
  kind text not null check (kind in ('client', 'package', 'booking')),
  imported_by integer not null references accounts (id),
  started_at timestamptz not null,
  told jsonb not null default '{}',
  undone_at timestamptz,
  undone_by integer references accounts (id),
  check (num_nulls(undone_at, undone_by) in (0, 2))
);
comment on column imports.told is
  'of the file: its rows, people, minutes and value in total, and the columns that stayed behind';
create index imports_by_importer on imports (imported_by);
create index imports_by_undoer on imports (undone_by) where undone_by is not null;

alter table import_rows
  add import_id integer references imports (id),
  add changed_in integer references imports (id),
  add was jsonb,
  add check ((changed_in is null) = (was is null));
comment on column import_rows.import_id is 'null: of a version before this one, which cannot be undone';
comment on column import_rows.changed_in is 'the last import in which the row said something else';
comment on column import_rows.was is 'what it had said before, so that the change can be undone';
create index import_rows_of_import on import_rows (import_id) where import_id is not null;
create index import_rows_changed_in on import_rows (changed_in) where changed_in is not null;

-- A ledger is only added to. The lines of a package or session that an undone import had brought go
-- with it: nothing was built on them, and the studio never sold them.
create function forget_words_or_undone() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from import_rows r join imports i on i.id = r.import_id
    where i.undone_at is not null and (r.package_id = old.package_id or r.booking_id = old.booking_id)
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
create or replace trigger package_entries_are_kept before update or delete on package_entries
  for each row execute function forget_words_or_undone();
