-- Managers change branches and what therapists are paid: a change names the version that was seen. A branch
-- may say itself where its map is.

alter table locations add version integer not null default 1;
alter table locations add map_url text;
comment on column locations.map_url is 'null: a search of a map by name and address';
alter table therapists add pay_version integer not null default 1;
comment on column therapists.pay_version is 'counts the changes of their pay_rates';
