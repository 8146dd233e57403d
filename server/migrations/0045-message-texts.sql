-- Messages to clients that the studio says with words of its own, in place of those of the product.

create table message_texts (
  kind text primary key,
  en text,
  ar text,
  version integer not null default 1,
  constraint in_both_languages check ((en is null) = (ar is null))
);
comment on table message_texts is 'a kind that has no row, or no words, is said as the product says it';
comment on column message_texts.version is 'counts the changes';
