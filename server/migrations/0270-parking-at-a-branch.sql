-- What a branch says of parking, for those who booked there.

alter table locations add parking text not null default '';
comment on column locations.parking is 'empty: not said';
