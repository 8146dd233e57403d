-- Somebody of the team may be kept from the desk for a while, and a change of them names what was seen.

alter table accounts
  add suspended_at timestamptz,
  add suspended_by integer references accounts (id),
  add staff_version integer not null default 1,
  add check ((suspended_at is null) = (suspended_by is null)),
  add check (suspended_at is null or account_type <> 'client');
comment on column accounts.suspended_at is 'since then the desk is shut to them; what is a client''s stays open';
comment on column accounts.staff_version is 'of role, branches and suspension; a change names the one that was seen';
create index accounts_by_suspender on accounts (suspended_by) where suspended_by is not null;
