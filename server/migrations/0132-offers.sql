-- Whether clients agreed to offers, by the way they come. Studios bring these answers along; the
-- product itself sends no offers.
alter table accounts
  add column offers_by_mail text check (offers_by_mail in ('yes', 'no')),
  add column offers_by_message text check (offers_by_message in ('yes', 'no'));
comment on column accounts.offers_by_mail is 'null: nobody has asked them';
comment on column accounts.offers_by_message is 'by SMS and WhatsApp; null: nobody has asked them';

alter table account_changes
  drop constraint account_changes_field_check,
  add constraint account_changes_field_check check (field in
    ('first_name', 'last_name', 'phone_number', 'email', 'gender', 'language', 'merged', 'claim',
      'other_email', 'birthday', 'address', 'blocked_reason', 'desk_note', 'offers_by_mail',
      'offers_by_message'));
