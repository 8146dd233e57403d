-- The desk withdraws a link that it sent; asked for again it is another one.
alter table payment_links
  drop constraint payment_links_booking_id_key,
  drop constraint payment_links_package_id_key,
  drop constraint payment_links_sale_id_key,
  add column withdrawn_at timestamptz,
  add column withdrawn_by integer references accounts (id),
  add check ((withdrawn_at is null) = (withdrawn_by is null));
comment on column payment_links.withdrawn_at is 'nothing is paid by it from then on';
create unique index one_link_of_booking on payment_links (booking_id) where withdrawn_at is null;
create unique index one_link_of_package on payment_links (package_id) where withdrawn_at is null;
create unique index one_link_of_sale on payment_links (sale_id) where withdrawn_at is null;
create index payment_links_of_booking on payment_links (booking_id);
create index payment_links_of_package on payment_links (package_id);
create index payment_links_of_sale on payment_links (sale_id);
create index payment_links_withdrawn_by on payment_links (withdrawn_by) where withdrawn_by is not null;

-- What goes back of money that is paid by a link later, is a part of what was agreed when the session
-- was booked.
alter table bookings add column late_back_percent integer check (late_back_percent between 0 and 100);
comment on column bookings.late_back_percent is
  'what goes back of money paid online once it is cancelled late, by the terms when it was booked; null: nothing was said';
