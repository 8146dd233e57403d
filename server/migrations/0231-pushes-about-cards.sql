-- Telephones are told by themselves when a card that they hold has changed.

alter table wallet_devices
  add column pushed text check (length(pushed) between 1 and 50);
comment on column wallet_devices.pushed is
  'a hash of what the card said when the telephone was last told that it changed; null: as it was registered';
