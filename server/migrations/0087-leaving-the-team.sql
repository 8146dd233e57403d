-- A therapist who leaves: away from a day on, until the job of that day retires them.
alter table time_off
  drop constraint time_off_kind_check,
  add constraint time_off_kind_check check (kind in ('holiday', 'sick', 'other', 'left'));
