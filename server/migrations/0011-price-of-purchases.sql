-- What a client pays for a booking stands with it, the package bought with it included.

update bookings b
set price_fils = p.price_fils,
  discount_fils = greatest(0, o.price_fils - p.price_fils)
from owned_packages p join package_options o on o.id = p.option_id
where b.package_id = p.id
  and b.service_type in ('package', 'shared_package', 'unlimited_package');

comment on column bookings.package_minutes is
  'minutes a package pays for; price_fils is then 0, or what the package cost that it bought';
