-- What a therapist says from the way: that they come late. Whoever is at the desk decides what follows.

create table late_notices (
  id integer generated always as identity primary key,
  therapist_id integer not null references therapists (id),
  day date not null,
  minutes integer not null check (minutes between 5 and 120),
  said_at timestamptz not null,
  withdrawn_at timestamptz
);
comment on table late_notices is 'that a therapist comes late on a day of the studio, by how much, and until when it held';
create unique index one_late_notice_a_day on late_notices (therapist_id, day) where withdrawn_at is null;
create index late_notices_of_therapist on late_notices (therapist_id);
