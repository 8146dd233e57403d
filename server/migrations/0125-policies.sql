-- The privacy policy and the terms as a studio words them, each version from a day on. Without one of
-- its own the privacy policy is the product's; terms are only shown once a studio has them.
create table policy_versions (
  kind text not null check (kind in ('privacy', 'terms')),
  version integer not null check (version > 0),
  holds_from date not null,
  words_en text not null,
  words_ar text not null,
  made_at timestamptz not null,
  withdrawn boolean not null default false,
  primary key (kind, version)
);
comment on column policy_versions.holds_from is 'of several with the same day the last one holds';
comment on column policy_versions.withdrawn is 'taken back before its day; its number is not used again';
