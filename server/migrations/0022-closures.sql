-- Closures that are provisional until somebody decides, that may take bookings meanwhile, that are taken
-- back, and that shut a part of each day. A process of the version before takes every row for a closure
-- of whole days, which refuses too much and never too little.

alter table closures
  add state text not null default 'confirmed'
    check (state in ('provisional', 'confirmed', 'withdrawn')),
  add takes_bookings boolean not null default false,
  add from_minute integer,
  add to_minute integer,
  add made_at timestamptz,
  add made_by integer references accounts (id),
  add decided_at timestamptz,
  add decided_by integer references accounts (id),
  add shuts boolean not null generated always as (
    state = 'confirmed' or state = 'provisional' and not takes_bookings
  ) stored,
  add constraint part_of_a_day check (
    (from_minute is null) = (to_minute is null)
    and coalesce(from_minute >= 360 and to_minute > from_minute and to_minute <= 1800, true)
  );
comment on column closures.takes_bookings is 'while it is provisional, sessions are booked as if it were not';
comment on column closures.from_minute is 'from midnight of each of its days; null: the whole day';
comment on column closures.to_minute is 'from midnight; 1440 and more: on the morning after';
comment on column closures.made_by is 'null: before it was noted';
comment on column closures.decided_by is 'who confirmed or withdrew it';
comment on column closures.shuts is 'nothing is booked then without an override';
create index closures_by_maker on closures (made_by) where made_by is not null;
create index closures_by_decider on closures (decided_by) where decided_by is not null;
