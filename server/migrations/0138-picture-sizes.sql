-- Pictures of the studio in smaller sizes, made when a page first asks for one.
create table studio_picture_sizes (
  picture uuid not null references studio_pictures (id) on delete cascade,
  width integer not null check (width > 0),
  bytes bytea not null,
  primary key (picture, width)
);
comment on table studio_picture_sizes is 'WebP; the whole picture where it is no wider';
comment on column studio_picture_sizes.width is 'pixels at most';
