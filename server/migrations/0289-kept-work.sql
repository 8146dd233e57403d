-- What therapists are paid of the sessions of a day, so that a report of many branches does not work out the worth of
-- each session again. It is worked out and marked as old together with the kept sums of its day (0250).

create table kept_work (
  location_code text not null references locations (code),
  day date not null,
  therapist_id integer not null references therapists (id),
  begins_at bigint[] not null,
  service_ids integer[] not null,
  minutes integer[] not null,
  base_fils integer[] not null,
  primary key (location_code, day, therapist_id),
  check (cardinality(begins_at) > 0 and cardinality(begins_at) = cardinality(service_ids)
    and cardinality(begins_at) = cardinality(minutes) and cardinality(begins_at) = cardinality(base_fils))
);
comment on table kept_work is
  'the services that a therapist held on a day at a branch, in their order; not to be used for a day that stands in touched_days';
comment on column kept_work.begins_at is 'of the session of each service, in seconds since 1970';
comment on column kept_work.base_fils is 'what a share is taken of: the value without VAT before refunds';
create index kept_work_of_day on kept_work (day);
create index kept_work_of_therapist on kept_work (therapist_id, day);
