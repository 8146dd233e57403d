-- One-time codes by WhatsApp, with which clients who have only a telephone sign in.

alter table one_time_codes
  alter column account_id drop not null,
  add column number_hash bytea,
  add constraint one_time_codes_of_somebody check (account_id is not null or number_hash is not null);
comment on column one_time_codes.account_id is
  'null: asked for with a telephone number that signs nobody in, which its asker cannot tell';
comment on column one_time_codes.number_hash is
  'HMAC of the telephone number that it was asked for with, key outside the database; null: asked for with an e-mail address';
create index one_time_codes_of_number on one_time_codes (number_hash) where number_hash is not null;
