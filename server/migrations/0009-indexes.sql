-- Whoever deletes or looks for a row by what it refers to finds it by an index, however much there is.

create index accounts_by_profile_picture on accounts (profile_picture_id)
  where profile_picture_id is not null;
create index accounts_by_cover_photo on accounts (cover_photo_id) where cover_photo_id is not null;
create index booking_events_by_actor on booking_events (actor_id) where actor_id is not null;
create index mails_by_recipient on mails (recipient);
create index memberships_by_package on memberships (package_id) where package_id is not null;
create index owned_packages_by_membership on owned_packages (membership_id)
  where membership_id is not null;
create index package_entries_by_actor on package_entries (actor_id) where actor_id is not null;
create index package_entries_by_booking on package_entries (booking_id)
  where booking_id is not null;
create index package_entries_by_person on package_entries (person_id) where person_id is not null;
create index package_people_by_email on package_people (email);
create index package_people_of_package on package_people (package_id);
drop index package_people_of_account;
create index package_people_of_account on package_people (account_id) where account_id is not null;
create index partner_code_requests_by_code on partner_code_requests (code_id)
  where code_id is not null;
create index partner_codes_by_discount on partner_codes (discount_id, handed_to);
create index partner_codes_of_account on partner_codes (handed_to) where handed_to is not null;
create index partner_interactions_of_account on partner_interactions (account_id);
create index pictures_of_account on pictures (account_id);
