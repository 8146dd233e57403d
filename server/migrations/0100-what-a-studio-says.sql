-- What a studio says of itself is its own: it may have no telephone, chat or mail, any number of
-- social links, and its pages show what it has chosen.
alter table settings
  alter phone drop not null,
  alter chat_number drop not null,
  alter email drop not null,
  add since integer check (since between 1900 and 2100),
  add city text not null default '',
  add country text not null default 'AE' check (country ~ '^[A-Z]{2}$'),
  add court text not null default '',
  add social_links jsonb not null default '[]',
  add switches jsonb not null default '{}',
  add website_version integer not null default 1;
comment on column settings.phone is 'null: nothing offers a call';
comment on column settings.chat_number is 'null: nothing offers a chat';
comment on column settings.email is 'null: nothing offers a mail';
comment on column settings.court is 'place whose courts decide about the privacy policy';
comment on column settings.switches is 'what differs from the pages of a new studio';
comment on column settings.website_version is 'counts the changes of what the pages say and show';

-- Until now every page said Dubai and 2020.
update settings set
  since = 2020,
  city = 'Dubai',
  court = 'Dubai',
  social_links = jsonb_build_array(jsonb_build_object('name', 'Instagram', 'url', instagram_url));
insert into translations (language, source, words)
select 'ar', 'Dubai', 'دبي' from settings
on conflict do nothing;
alter table settings drop instagram_url;

-- The strip of the home page has shown these kinds.
update settings set switches = jsonb_build_object('strip', strip.ids)
from (
  select jsonb_agg(id order by place) as ids
  from unnest(array['red_light', 'compression', 'stretching', 'sport_massage', 'pnf_stretching',
    'dynamic_stretching']) with ordinality as kinds (kind, place)
  cross join lateral (
    select id from services where services.kind = kinds.kind and active order by position limit 1
  ) as service
) as strip
where strip.ids is not null;
