-- Names are found however they are divided and marked: `عبدالرحمن` finds عبد الرحمن, `alhashimi` finds Al Hashimi.

-- As names are compared: words apart, without marks, and in Latin letters, since pg_trgm makes nothing of
-- others where the database sorts by bytes. Decomposed first, so that every accented letter, Arabic letter
-- with a hamza and joined form is its plain letter; vowel signs, tatweel and invisible marks go.
create or replace function searchable(words text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(
    lower(regexp_replace(normalize(words, NFKD),
      '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
      '', 'g')),
    '@._+-''’‘`ʼʻʿʾ‐–—"(),/&øłđıðßþæœØŁĐÞÆŒأإآٱابتثجحخدذرزسشصضطظعغفقكلمنهةويىئؤپچگڤیکہھء',
    '                      oldidstaooldtaoaaaaabttjhkddrzsssdtzagfqklmnhhwyyywpcgvykhh') $$;

-- The same in one word. What was kept of the old form is written again with it.
create function run_together(words text) returns text
  language sql immutable strict parallel safe
  as $$ select replace(searchable(words), ' ', '') $$;

drop index accounts_found_by;
alter table accounts drop column found_by;
alter table accounts add found_by text not null generated always as (
  ' ' || searchable(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
  || ' ' || run_together(first_name || last_name)
  || ' ' || coalesce(substr(phone_e164, 2), '') || ' ' || regexp_replace(phone_number, '[^0-9]', '', 'g')
) stored;
comment on column accounts.found_by is
  'name, e-mail, the name in one word and digits, for the search of the desk';
create index accounts_found_by on accounts using gin (found_by gin_trgm_ops)
  where account_type = 'client';
