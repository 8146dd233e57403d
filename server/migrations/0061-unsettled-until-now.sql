-- What may be owed of what was booked and sold before it was noted (0060): by its columns alone, what is settled of it
-- goes with the next clean-up. It has a transaction of its own: it reads all there is, and keeps nobody waiting.
insert into unsettled_bookings (booking_id, location_code, starts_at)
select b.id, b.location_code, b.starts_at
from bookings b
where b.package_id is null and b.price_fils > 0 and (b.status <> 'cancelled' or b.late)
  -- Before there was a till, money was noted elsewhere.
  and b.starts_at >= coalesce((select min(opened_at) from drawer_sessions), now() - interval '1 day')
  and (
    not exists (select from sale_lines where booking_id = b.id and list_fils >= b.price_fils)
    or exists (
      select from sale_lines l join refund_lines r on r.line_id = l.id where l.booking_id = b.id));

insert into unsettled_sales (sale_id, location_code)
select id, location_code
from sales
where id in (
  select sale_id from (
    select sale_id, gross_fils as fils from sale_lines
    union all select sale_id, amount_fils from tips
    union all select sale_id, -amount_fils from payments
    union all
    select l.sale_id, -r.gross_fils from refund_lines r join sale_lines l on l.id = r.line_id
  ) booked
  group by sale_id having sum(fils) > 0
  union
  select l.sale_id from sale_lines l join bookings sold on sold.id = l.booking_id
  where sold.package_id is not null or sold.status = 'cancelled' or l.list_fils > sold.price_fils
    or exists (select from refund_lines where line_id = l.id)
    or exists (select from sale_lines where booking_id = l.booking_id and id <> l.id)
);
