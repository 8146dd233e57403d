import type { ImportOutcome } from '@limber/contract/desk/studio/import-file.ts';
import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindWords: Record<ImportKind, { title: MessageDescriptor; why: MessageDescriptor }> = {
  client: {
    title: msg`Clients`,
    why: msg`Import these first: packages and sessions belong to them.`,
  },
  package: {
    title: msg`Packages with the minutes left`,
    why: msg`Unused minutes and what was paid for them, which the studio owes its clients.`,
  },
  booking: {
    title: msg`Upcoming sessions`,
    why: msg`Use the names of therapists, services and branches as they are here, and calendar dates: 00:30 belongs to the new day. No e-mail is sent.`,
  },
  visit: {
    title: msg`Past sessions`,
    why: msg`History for the team and the client: in no report, and nothing is charged. It may be the same list as the upcoming ones.`,
  },
  product: {
    title: msg`Products`,
    why: msg`Name, price, VAT, bar code and what each branch has in stock: one row for a product at a branch.`,
  },
};

/** In the order of importing. */
export const kinds = Object.keys(kindWords) as ImportKind[];

export const fieldWords: Record<ImportField, MessageDescriptor> = {
  id: msg`Identifier there`,
  name: msg`Full name`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  phone_number: msg`Telephone`,
  email: msg`E-mail`,
  gender: msg`Gender`,
  language: msg`Language`,
  birthday: msg`Birthday`,
  address: msg`Address`,
  city: msg`City`,
  health_notes: msg`Allergies and health notes`,
  health_consent: msg`Consent to health notes`,
  blocked: msg`Blocked`,
  blocked_reason: msg`Why they are blocked`,
  offers_by_mail: msg`Agreed to offers by e-mail`,
  offers_by_message: msg`Agreed to offers by message`,
  desk_note: msg`Note for the team`,
  credit: msg`Money on account`,
  client_id: msg`Identifier of the client`,
  package: msg`Package`,
  minutes_left: msg`Minutes left`,
  minutes: msg`Minutes`,
  sessions_left: msg`Sessions left`,
  sessions: msg`Sessions bought`,
  price: msg`Price paid, with VAT`,
  value: msg`Value left, without VAT`,
  bought_on: msg`Bought on`,
  expires_on: msg`Expires on`,
  date: msg`Date`,
  time: msg`Time`,
  ends: msg`Ends at`,
  service: msg`Service`,
  therapist: msg`Therapist`,
  location: msg`Branch`,
  status: msg`Status`,
  product: msg`Product`,
  product_ar: msg`Product in Arabic`,
  retail_price: msg`Price, with VAT`,
  vat: msg`VAT`,
  bar_code: msg`Bar code`,
  stock: msg`In stock`,
};

export const outcomeWords: Record<ImportOutcome, MessageDescriptor> = {
  new: msg`New`,
  same: msg`Stays the same`,
  changed: msg`Changed`,
  undecided: msg`To be decided`,
  refused: msg`Refused`,
};

export const outcomes = Object.keys(outcomeWords) as ImportOutcome[];
