-- An invoice is never edited: a credit note cancels it, and another invoice of the same sale takes its place.

alter table tax_documents
  add replaces_id integer references tax_documents (id),
  add drawer_id integer references drawer_sessions (id),
  drop constraint tax_documents_check1,
  add constraint documents_of_refunds_and_replacements check (
    (kind = 'invoice' and refund_id is null)
    or (kind = 'credit_note' and (refund_id is null) <> (replaces_id is null))
  ),
  add constraint replacements_in_a_drawer check ((replaces_id is null) = (drawer_id is null));
comment on column tax_documents.replaces_id is 'the invoice that this credit note cancels, or in whose place this invoice is; null: neither';
comment on column tax_documents.drawer_id is 'of a replacement: the day in the books on which it was issued; null: that of its sale or refund';
create unique index replaced_once on tax_documents (replaces_id, kind) where replaces_id is not null;
create index tax_documents_of_drawer on tax_documents (drawer_id) where drawer_id is not null;

drop index one_invoice_a_sale;
create unique index one_first_invoice_a_sale on tax_documents (sale_id)
  where kind = 'invoice' and replaces_id is null;
