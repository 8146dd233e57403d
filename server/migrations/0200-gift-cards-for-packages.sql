-- A gift card is also for a package. Its holder redeems it once, into a package of their own.

alter table package_products add column as_gift boolean not null default false;
comment on column package_products.as_gift is 'gift cards for it are sold';

alter table gift_card_terms
  add column version integer not null default 1,
  add column packages_taxed text not null default 'used' check (packages_taxed in ('used', 'sold'));
comment on column gift_card_terms.packages_taxed is
  'when VAT is due for the card of a package: when it is redeemed, or when it is sold';

alter table gift_cards
  add column option_id integer references package_options (id),
  add column package_name text,
  add column package_minutes integer check (package_minutes > 0),
  add column package_days integer check (package_days > 0),
  add column vat_paid boolean not null default false,
  add column opened_package_id integer references owned_packages (id),
  add constraint gift_cards_package_check check ((option_id is null) = (package_name is null)),
  add constraint gift_cards_of_package_check check (
    option_id is not null
    or (num_nonnulls(package_minutes, package_days, opened_package_id) = 0 and not vat_paid)
  );
comment on column gift_cards.option_id is 'the size of a package that it is for; null: it is for an amount';
comment on column gift_cards.package_name is 'the package as it was sold';
comment on column gift_cards.package_minutes is 'null: unlimited';
comment on column gift_cards.package_days is 'how many days the package lasts once it is redeemed; null: no end';
comment on column gift_cards.vat_paid is 'VAT was due when it was sold: its sale has a line of its own';
comment on column gift_cards.opened_package_id is 'the package into which it was redeemed last, or the card in its place was';
create index gift_cards_of_option on gift_cards (option_id) where option_id is not null;
create index gift_cards_of_package on gift_cards (opened_package_id) where opened_package_id is not null;

alter table sale_lines
  add column gift_card_id integer references gift_cards (id),
  drop constraint sale_lines_of_check,
  add constraint sale_lines_of_check
    check (num_nonnulls(booking_id, package_id, retail_product_id, gift_card_id) = 1);
comment on column sale_lines.gift_card_id is 'the gift card of a package whose VAT is due when it is sold';
create unique index sale_lines_of_gift_card on sale_lines (gift_card_id) where gift_card_id is not null;

alter table credit_entries
  drop constraint credit_entries_kind_check,
  drop constraint credit_entries_of_card_check,
  add constraint credit_entries_kind_check check (kind in (
    'imported', 'paid_in', 'used', 'refunded', 'paid_out', 'goodwill', 'corrected', 'import_undone', 'merged',
    'expired', 'voided', 'replaced', 'redeemed'
  )),
  add constraint credit_entries_of_card_check check (
    kind not in ('expired', 'voided', 'replaced', 'redeemed') or gift_card_id is not null
  ),
  add constraint credit_entries_redeemed_check check (kind <> 'redeemed' or amount_fils < 0);
