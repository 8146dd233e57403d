/*
 * A package whose money went back altogether, and that stays open for the minutes that came into it from
 * another package. Those that were closed keep this empty: nothing can be taken from them anyway.
 */
alter table owned_packages add given_back_at timestamptz;
comment on column owned_packages.given_back_at is
  'its money went back altogether; it stays open for minutes that came from another package';
