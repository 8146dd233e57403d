-- What clients keep about themselves: language, pictures, favourites, agreement to health notes.

alter table accounts
  add language text not null default 'en' check (language in ('en', 'ar')),
  add health_notes_agreed_at timestamptz,
  add profile_picture_id uuid,
  add cover_photo_id uuid,
  add erased_at timestamptz;
comment on column accounts.erased_at is 'the person asked to be forgotten; the row stays for the books';
update accounts set health_notes_agreed_at = created_at where medical_issues_sealed is not null;

create table pictures (
  id uuid primary key,
  account_id integer not null references accounts (id) on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null
);
comment on table pictures is 'WebP, re-encoded on the server; in the database, so that every process has them';
alter table accounts
  add foreign key (profile_picture_id) references pictures (id) on delete set null,
  add foreign key (cover_photo_id) references pictures (id) on delete set null;

create table favourites (
  account_id integer not null references accounts (id) on delete cascade,
  therapist_id integer not null references therapists (id) on delete cascade,
  since timestamptz not null,
  primary key (account_id, therapist_id)
);
create index favourites_of_therapist on favourites (therapist_id);
