-- The rota of one branch or one therapist is found without reading that of all others.
create index shifts_of_branch on shifts (location_code, weekday);
create index shifts_of_therapist on shifts (therapist_id, location_code);
create index shift_changes_of_day on shift_changes (day) where withdrawn_at is null;

-- As before; the weekday is compared as what it is kept as, which an index of it needs.
create or replace function shifts_on(day date)
  returns table (therapist_id integer, location_code text, from_minute integer, to_minute integer, changed boolean)
  language sql stable as $$
    select shift.therapist_id, shift.location_code, shift.from_minute, shift.to_minute, false
    from shifts shift
    where shift.weekday = extract(isodow from $1)::smallint and coalesce(shift.valid_from <= $1, true)
      and coalesce(shift.valid_to >= $1, true)
      and not exists (
        select from shift_changes change
        where change.therapist_id = shift.therapist_id and change.day = $1 and change.withdrawn_at is null)
    union all
    select change.therapist_id, change.location_code, change.from_minute, change.to_minute, true
    from shift_changes change
    where change.day = $1 and change.withdrawn_at is null and change.from_minute is not null
  $$;
