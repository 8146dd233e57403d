-- Hours and shifts count minutes from midnight and past the next one, several spans a day, and are valid
-- for a time; a shift names its branch. The day of the studio begins at six in the morning: what is
-- earlier belongs to the evening before. opens_at, closes_at, starts_at and ends_at stay readable for a
-- process of the version before, which writes none of these tables, and go with a later migration.

alter table opening_hours
  drop constraint opening_hours_pkey,
  alter opens_at drop not null,
  alter closes_at drop not null,
  add id integer generated always as identity primary key,
  add from_minute integer,
  add to_minute integer,
  add valid_from date,
  add valid_to date;
insert into opening_hours (location_code, weekday, from_minute, to_minute)
select location_code, (weekday + 5) % 7 + 1, 1440 + opens, 1440 + least(closes, 360)
from (
  select location_code, weekday, extract(epoch from opens_at)::int / 60 as opens,
    extract(epoch from closes_at)::int / 60 as closes
  from opening_hours
) as hours
where opens < 360;
delete from opening_hours where closes_at <= '06:00';
update opening_hours set from_minute = greatest(360, extract(epoch from opens_at)::int / 60),
  to_minute = extract(epoch from closes_at)::int / 60
where opens_at is not null;
alter table opening_hours
  alter from_minute set not null,
  alter to_minute set not null,
  add check (from_minute >= 360 and to_minute > from_minute and to_minute <= 1800),
  add check (valid_to >= valid_from),
  add constraint one_opening_at_a_time exclude using gist (
    location_code with =, weekday with =, int4range(from_minute, to_minute) with &&,
    daterange(valid_from, valid_to, '[]') with &&
  );
comment on column opening_hours.from_minute is 'from midnight of the weekday';
comment on column opening_hours.to_minute is 'from midnight of the weekday; 1440 and more: on the morning after';
comment on column opening_hours.valid_from is 'first day; null: since ever';
comment on column opening_hours.valid_to is 'last day; null: for good';

alter table shifts
  drop constraint shifts_pkey,
  alter starts_at drop not null,
  alter ends_at drop not null,
  add id integer generated always as identity primary key,
  add location_code text references locations (code),
  add from_minute integer,
  add to_minute integer,
  add valid_from date,
  add valid_to date;
-- Shifts that overlap or touch become one: two at a time was never meant.
with known as (
  delete from shifts returning therapist_id, weekday,
    extract(epoch from starts_at)::int / 60 as begins, extract(epoch from ends_at)::int / 60 as ends
), split as (
  select therapist_id, weekday, int4range(greatest(360, begins), ends) as span
  from known where ends > 360
  union all
  select therapist_id, (weekday + 5) % 7 + 1, int4range(1440 + begins, 1440 + least(ends, 360))
  from known where begins < 360
), merged as (
  select therapist_id, weekday, unnest(range_agg(span)) as span from split group by 1, 2
)
insert into shifts (therapist_id, weekday, starts_at, ends_at, location_code, from_minute, to_minute)
select therapist_id, weekday,
  case when upper(span) <= 1440 then (lower(span) / 60 || ':' || lower(span) % 60)::time end,
  case when upper(span) <= 1440 then (upper(span) / 60 || ':' || upper(span) % 60)::time end,
  therapists.location_code, lower(span), upper(span)
from merged join therapists on therapists.id = therapist_id;
alter table shifts
  alter location_code set not null,
  alter from_minute set not null,
  alter to_minute set not null,
  add check (from_minute >= 360 and to_minute > from_minute and to_minute <= 1800),
  add check (valid_to >= valid_from),
  add constraint one_shift_at_a_time exclude using gist (
    therapist_id with =, weekday with =, int4range(from_minute, to_minute) with &&,
    daterange(valid_from, valid_to, '[]') with &&
  );
comment on column shifts.from_minute is 'from midnight of the weekday';
comment on column shifts.to_minute is 'from midnight of the weekday; 1440 and more: on the morning after';
comment on column shifts.valid_from is 'first day; null: since ever';
comment on column shifts.valid_to is 'last day; null: for good';
