-- Every booking comes here. Mostly its therapist has no device to be told on, and then the day and what they
-- would be told of it need not be put together.
create or replace function tell_day_changed(of_therapist integer, starts timestamptz) returns void language plpgsql as $$
declare
  day text;
begin
  if not exists (
    select from therapists t join push_subscriptions p on p.account_id = t.account_id
    where t.id = of_therapist
  ) then return; end if;
  day := to_char(studio_date(starts), 'YYYY-MM-DD');
  perform tell_therapist(of_therapist, 'tell-day-changed',
    json_build_object('therapistId', of_therapist, 'day', day),
    now() + interval '1 minute', concat_ws(' ', 'day changed', of_therapist::text, day));
end $$;
