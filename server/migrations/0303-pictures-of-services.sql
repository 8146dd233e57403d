-- The studio's own picture of a service; null: that of its kind.
alter table services add column image text;
