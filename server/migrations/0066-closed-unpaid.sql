-- When the owner of a package is erased before paying for it, the package is closed, so that nobody uses it on.
-- If sessions were taken from it, its price stays owed.

alter table owned_packages add closed_unpaid boolean not null default false;
comment on column owned_packages.closed_unpaid is
  'closed when its owner was erased before paying for it; sessions were taken from it, so its price is still owed';

drop index owned_packages_unpaid;
create index owned_packages_unpaid on owned_packages (bought_at)
  where paid_at is null and price_fils > 0 and (active or closed_unpaid);
