-- Of two managers who change the terms of payment at once, the second is told.
alter table payment_terms add column version integer not null default 1;
comment on column payment_terms.version is 'counts the changes; a booking keeps what its terms were';
