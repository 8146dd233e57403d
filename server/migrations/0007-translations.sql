-- The studio's own words in the other languages of the site.

create table translations (
  language text not null check (language in ('ar')),
  source text not null,
  words text not null,
  primary key (language, source)
);
comment on table translations is
  'names, descriptions and addresses as they stand in the other tables, and what to say instead';
