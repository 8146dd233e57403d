-- The mail with a code carries a link that signs in without typing, in the browser that asked.

alter table one_time_codes add column link_hash bytea unique;
comment on column one_time_codes.link_hash is
  'SHA-256 of the secret in the link of the same mail; null: it had none';
