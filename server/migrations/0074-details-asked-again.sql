-- Somebody else may have registered an address before its owner proves it. The row of a registration says
-- in which browser it was made, with or without health notes; where another browser proves the address,
-- the account's name and number are asked for again.
alter table registration_notes alter column notes_sealed drop not null;
comment on table registration_notes is
  'the newest registration of an address that nobody has proven: who made it, and the health notes in it';

alter table accounts add details_asked_at timestamptz;
comment on column accounts.details_asked_at is
  'since when the client is asked for name and number: those of the registration came from another browser';

-- Of registrations without notes nobody knows the browser: no caller has an empty one.
insert into registration_notes (account_id, device, written_at)
select id, '', created_at from accounts a
where verified_at is null and created_by is null and account_type = 'client' and erased_at is null
  and merged_into is null and email is not null
  and not exists (select from registration_notes where account_id = a.id);
