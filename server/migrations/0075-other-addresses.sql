-- After a merge the address that was not chosen leads to the client who stays. It can be taken off, which
-- ends every session, for nobody knows by which of the addresses one was begun.
alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim',
      'other_email'));

alter table sessions
  drop constraint sessions_ended_why_check,
  add constraint sessions_ended_why_check check (ended_why in (
    'signed out', 'token used twice', 'ended by manager', 'locked', 'locked itself',
    'counter revoked', 'factors reset', 'address taken off'));
