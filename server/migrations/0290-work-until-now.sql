-- The days before work was kept (0289). It has a transaction of its own, as 0251 has.
insert into touched_days (location_code, day)
select location_code, studio_day(starts_at) from bookings
where status in ('check_in', 'completed')
group by 1, 2;
