-- Therapists say which languages they speak.

alter table therapists add column languages text[] not null default '{}' check (
  languages = '{}'
  or cardinality(languages) <= 12
    and array_position(languages, null) is null
    and array_to_string(languages, ' ') ~ '^[a-z]{2,3}( [a-z]{2,3})*$'
);
comment on column therapists.languages is
  'spoken with clients, as ISO 639 codes, in the order in which they are told; empty: not told';

update therapists set languages = spoken.codes
from accounts, (
  values
    ('Noura', 'Al Hashimi', '{ar,en}'::text[]),
    ('Omar', 'Farouk', '{ar,en}'),
    ('Grace', 'Wanjiru', '{en,sw}'),
    ('Daniel', 'Novak', '{en,cs,de}'),
    ('Camille', 'Laurent', '{fr,en}'),
    ('Arjun', 'Menon', '{en,hi,ml}'),
    ('Liza', 'Santos', '{en,fil}'),
    ('Karim', 'Mansour', '{ar,fr,en}'),
    ('Huda', 'Rahman', '{en,ur,ar}'),
    ('Viktor', 'Petrov', '{ru,en}')
) as spoken (first_name, last_name, codes)
where accounts.id = therapists.account_id
  and accounts.first_name = spoken.first_name
  and accounts.last_name = spoken.last_name;
