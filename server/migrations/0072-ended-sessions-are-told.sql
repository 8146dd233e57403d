-- Streams of a session end with it, at every process: whoever ends one, it is told here.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended_sessions', old.id::text);
  return null;
end $$;

create trigger sessions_tell_end after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function tell_ended_session();

create trigger sessions_tell_deletion after delete on sessions
  for each row when (old.ended_at is null)
  execute function tell_ended_session();

-- Suspended, erased or given another role: what the sessions of the account may do has changed.
create function tell_sessions_of_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended_sessions', id::text) from sessions
    where account_id = new.id and ended_at is null;
  return null;
end $$;

create trigger accounts_tell_sessions after update of account_type, suspended_at, erased_at on accounts
  for each row when (
    (new.suspended_at, new.erased_at, new.account_type)
      is distinct from (old.suspended_at, old.erased_at, old.account_type))
  execute function tell_sessions_of_account();

-- Branches that are taken away: a stream that was opened with them begins again with those that are left.
create function tell_sessions_of_branch() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended_sessions', id::text) from sessions
    where account_id = old.account_id and ended_at is null;
  return null;
end $$;

create trigger staff_locations_tell_sessions after delete on staff_locations
  for each row execute function tell_sessions_of_branch();

-- A counter that locks itself ends its session at the next call; until then nothing is told.
