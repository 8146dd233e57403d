-- What is sold is printed in both languages, as it was called when it was sold.
alter table sale_lines add name_ar text;
comment on column sale_lines.name_ar is 'null: the studio had no Arabic name for it';

-- The documents of a branch are listed newest first.
create index tax_documents_in_turn on tax_documents (location_code, issued_at, id);
