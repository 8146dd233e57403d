-- What of a session's refund takes off its price: given back for another reason than that it was paid too
-- much, so that it is not owed again.

alter table refund_lines
  add reduces_fils integer,
  add constraint refund_lines_reduces_check check (reduces_fils between 0 and gross_fils);
comment on column refund_lines.reduces_fils is
  'of a session: what it takes off its price, because no more was paid than due; null: all of it';

-- Until now nobody was owed back, and what was given back of a part took off the price: but for what had
-- been paid too much once the session was made cheaper.
alter table refund_lines disable trigger refund_lines_are_kept;
update refund_lines set reduces_fils = given.reduces
from (
  select r.refund_id, r.line_id, greatest(0, r.upto - paid.over)
    - greatest(0, r.upto - r.gross_fils - paid.over) as reduces
  from (
    select l.refund_id, l.line_id, l.gross_fils, sum(l.gross_fils) over (
      partition by l.line_id order by refund.at, l.refund_id
    )::integer as upto
    from refund_lines l join refunds refund on refund.id = l.refund_id
  ) r
    join sale_lines line on line.id = r.line_id
    join bookings b on b.id = line.booking_id
    cross join lateral (
      select greatest(0, line.list_fils - case
        when b.package_id is not null or (b.status = 'cancelled' and not b.late) then 0
        else b.price_fils end) as over
    ) paid
) given
where refund_lines.refund_id = given.refund_id and refund_lines.line_id = given.line_id;
alter table refund_lines enable trigger refund_lines_are_kept;
