-- A studio's own logo, colours and pictures; what is missing is the product's.
alter table settings
  add look jsonb not null default '{}',
  add look_version integer not null default 1;
comment on column settings.look is 'colours, and addresses of pictures by their places';
comment on column settings.look_version is 'counts the changes of the look';
