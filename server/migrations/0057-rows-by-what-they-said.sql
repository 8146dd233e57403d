-- Rows of clients who were forgotten are found again by what they said; without it every row of the source was read.
create index import_rows_by_hash on import_rows (row_hash) where row_hash is not null;
