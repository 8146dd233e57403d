-- The days before sums were kept (0250). It has a transaction of its own: it reads all there is, and keeps nobody waiting.
insert into touched_days (location_code, day)
select location_code, studio_day(starts_at) from bookings
where status in ('check_in', 'completed', 'no_show')
group by 1, 2
union
select location_code, day from drawer_sessions;
