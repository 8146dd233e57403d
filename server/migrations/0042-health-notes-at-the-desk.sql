-- Who of the team has read a client's health notes, and to which words a client agreed.
create table health_note_reads (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  reader_id integer not null references accounts (id),
  booking_id uuid references bookings (id),
  at timestamptz not null
);
comment on table health_note_reads is 'every single look of the team at health notes';
comment on column health_note_reads.booking_id is 'the session that it was for; null: from the client''s page or a file';
create index health_note_reads_of_account on health_note_reads (account_id);
create index health_note_reads_by_reader on health_note_reads (reader_id);
create index health_note_reads_for_booking on health_note_reads (booking_id)
  where booking_id is not null;

create table health_consents (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  agreed_at timestamptz not null,
  words_version integer not null check (words_version > 0),
  language text not null check (language in ('en', 'ar')),
  taken_by integer references accounts (id),
  withdrawn_at timestamptz,
  withdrawn_by integer references accounts (id),
  check (withdrawn_at is not null or withdrawn_by is null)
);
comment on table health_consents is
  'agreements to health notes; what holds now is accounts.health_notes_agreed_at';
comment on column health_consents.taken_by is 'who of the team heard it; null: said by the client on the site';
comment on column health_consents.withdrawn_by is 'who of the team was told; null: the client on the site';
create index health_consents_of_account on health_consents (account_id);
create index health_consents_by_taker on health_consents (taken_by) where taken_by is not null;
create index health_consents_by_withdrawer on health_consents (withdrawn_by)
  where withdrawn_by is not null;

insert into health_consents (account_id, agreed_at, words_version, language)
select id, health_notes_agreed_at, 1, language from accounts
where health_notes_agreed_at is not null;

-- Health notes are what two people may change at once, too.
drop trigger count_account_version on accounts;
create trigger count_account_version before update on accounts
  for each row when (
    (old.first_name, old.last_name, old.phone_number, old.email, old.gender, old.language,
      old.medical_issues_sealed, old.health_notes_agreed_at)
      is distinct from
    (new.first_name, new.last_name, new.phone_number, new.email, new.gender, new.language,
      new.medical_issues_sealed, new.health_notes_agreed_at)
  ) execute function count_account_version();
