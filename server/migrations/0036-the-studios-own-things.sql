-- What managers change of the studio themselves: a change names the version that was seen, and what is
-- retired stays for whatever refers to it.

alter table services add version integer not null default 1;
alter table package_products add version integer not null default 1;
alter table resources add version integer not null default 1;
alter table settings add version integer not null default 1;

alter table service_durations add active boolean not null default true;
comment on column service_durations.active is 'false: no longer sold in this length';
alter table package_options add active boolean not null default true;
comment on column package_options.active is 'false: no longer sold in this size';
