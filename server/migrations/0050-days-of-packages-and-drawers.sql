-- What was prolonged or frozen is corrected by a row of its own: nothing of it is edited.
alter table package_prolongations
  drop constraint package_prolongations_check2,
  add constraint package_prolongations_moves_check check (to_expires_on <> from_expires_on),
  add column lifts integer references package_prolongations (id),
  add column lifted_from date,
  add column gives_back bigint references package_entries (id),
  add check (num_nulls(lifts, lifted_from) in (0, 2)),
  add check (lifts is null or frozen_from is null);
comment on table package_prolongations is 'how the last day of a package came to be another one';
comment on column package_prolongations.lifts is 'the row whose frozen days end by this one, once at most';
comment on column package_prolongations.lifted_from is 'the first of its days that is not frozen any more';
comment on column package_prolongations.gives_back is 'the line of the ledger with the minutes that the end before had taken';
create unique index package_prolongations_lifted_once on package_prolongations (lifts) where lifts is not null;
create index package_prolongations_giving_back on package_prolongations (gives_back) where gives_back is not null;

-- A branch counts its drawer as often as it likes: a day of the books has one drawer or more, one open at a time.
alter table drawer_sessions drop constraint drawer_sessions_location_code_day_key;
create index drawer_sessions_of_day on drawer_sessions (location_code, day);
comment on table drawer_sessions is 'money of a branch, of one day of the studio; closed, it takes no more';
