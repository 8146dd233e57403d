/*
 * Cash is rounded to the smallest coin that a studio has in its drawers. What rounding takes off or adds stands on a
 * line of its own among the payments: what is handed over and what it settles both add up. It is no part of a price,
 * and VAT knows nothing of it.
 */
alter table settings
  add cash_coin_fils integer check (cash_coin_fils in (1, 25, 50, 100));
comment on column settings.cash_coin_fils is 'the smallest coin that cash is rounded to; null: as a new studio, to the fils';

alter table payments
  drop constraint payments_method_check,
  drop constraint payments_check,
  add constraint payments_method_check check (method in ('cash', 'terminal', 'transfer', 'rounding')),
  add constraint payments_direction_check
    check (method = 'rounding' or (amount_fils < 0) = (refund_id is not null));
comment on column payments.amount_fils is
  'negative: given back; of rounding what it lets off, negative: what was handed over beyond what is settled';
