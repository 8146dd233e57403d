-- The bank takes back all that a gift card was bought with, though a part of it was used: that part is a loss of
-- the studio, put on the card so that the whole can be taken off it.
alter table credit_entries
  drop constraint credit_entries_kind_check,
  drop constraint credit_entries_of_card_check,
  drop constraint credit_entries_reason_check,
  add constraint credit_entries_kind_check check (kind in (
    'imported', 'paid_in', 'used', 'refunded', 'paid_out', 'goodwill', 'corrected', 'import_undone', 'merged',
    'expired', 'voided', 'replaced', 'redeemed', 'lost'
  )),
  add constraint credit_entries_of_card_check check (
    kind not in ('expired', 'voided', 'replaced', 'redeemed', 'lost') or gift_card_id is not null
  ),
  add constraint credit_entries_reason_check
    check ((kind in ('paid_out', 'goodwill', 'corrected', 'voided', 'lost')) = (reason is not null)),
  add constraint credit_entries_loss_check check (kind <> 'lost' or amount_fils > 0);
