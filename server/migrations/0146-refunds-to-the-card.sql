-- The desk gives money back to the card too. What one refund gives back may have come in several
-- payments, such as a deposit and the rest: each of them takes its part.
alter table online_refunds drop constraint online_refunds_refund_id_key;
create index online_refunds_of_refund on online_refunds (refund_id) where refund_id is not null;

-- Money that did not reach the card is owed back: its sale is looked at again.
drop trigger sale_may_be_open_again on payments;
create trigger sale_may_be_open_again after insert on payments
  for each row when (new.amount_fils < 0 or new.method = 'online') execute function note_sale_of_money();
