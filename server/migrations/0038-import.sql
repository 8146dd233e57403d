-- What a row said that was imported, so that one which says something else is known from one that does not.
alter table import_rows add row_hash bytea;
comment on column import_rows.row_hash is
  'keyed hash of what it said; null: of a version before this one';
