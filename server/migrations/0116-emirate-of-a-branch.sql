-- The VAT return of the UAE asks for standard-rated supplies by the emirate of the branch.

alter table locations add emirate text check (emirate in (
  'abu_dhabi', 'dubai', 'sharjah', 'ajman', 'umm_al_quwain', 'ras_al_khaimah', 'fujairah'
));
comment on column locations.emirate is 'null: not said, or outside the UAE';
update locations set emirate = e.code
  from settings s join (values
    ('abu_dhabi', 'abu dhabi'), ('dubai', 'dubai'), ('sharjah', 'sharjah'), ('ajman', 'ajman'),
    ('umm_al_quwain', 'umm al quwain'), ('ras_al_khaimah', 'ras al khaimah'), ('fujairah', 'fujairah')
  ) e (code, city) on e.city = lower(s.city)
  where bookable and s.country = 'AE';
