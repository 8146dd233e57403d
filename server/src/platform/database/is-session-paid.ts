/**
 * SQL of the rule that decides whether the session `b` is paid: it was sold, some of that was not
 * refunded, and nothing is due for the sale.
 */
export const IS_PAID_AHEAD = `exists (
  select from sale_lines sold
  where sold.booking_id = b.id and sold.gross_fils > (
    select coalesce(sum(gross_fils), 0) from refund_lines where line_id = sold.id
  ) and (
    select coalesce(sum(amount_fils), 0) from payments where sale_id = sold.sale_id
  ) - (
    select coalesce(sum(amount_fils), 0) from tips where sale_id = sold.sale_id
  ) >= (
    select sum(line.gross_fils - (
      select coalesce(sum(gross_fils), 0) from refund_lines where line_id = line.id
    )) from sale_lines line where line.sale_id = sold.sale_id
  ))`;
