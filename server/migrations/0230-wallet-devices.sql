-- Telephones that hold a membership card in Apple Wallet, and hear when the card changes.

create table wallet_devices (
  account_id integer not null references accounts (id),
  device text not null check (length(device) between 1 and 100),
  push_token text not null check (length(push_token) between 1 and 200),
  told text not null check (length(told) between 1 and 50),
  changed_at timestamptz not null,
  registered_at timestamptz not null,
  primary key (account_id, device)
);
comment on table wallet_devices is
  'telephones with the membership card of an account in Apple Wallet, as they registered themselves';
comment on column wallet_devices.device is 'the name that the telephone gave itself';
comment on column wallet_devices.told is 'a hash of what the card said when the telephone last asked';
comment on column wallet_devices.changed_at is 'when that was last found to be different';
create index wallet_devices_by_device on wallet_devices (device);
