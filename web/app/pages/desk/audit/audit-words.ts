import type { AuditRecord } from '@limber/contract/desk/audit.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What was done, in words; said beside what it was done to. */
export const actionWords: Record<AuditRecord['action'], MessageDescriptor> = {
  added: msg`added`,
  changed: msg`changed`,
  retired: msg`retired`,
  restored: msg`restored`,
  confirmed: msg`confirmed`,
  withdrawn: msg`withdrawn`,
  suspended: msg`suspended`,
  readmitted: msg`given access back`,
  ended: msg`ended`,
  reset: msg`second factor forgotten`,
  imported: msg`imported`,
  exported: msg`exported`,
  erased: msg`forgotten`,
};

/** What it was done to, in words. */
export const subjectWords: Record<AuditRecord['subject'], MessageDescriptor> = {
  staff: msg`Person of the team`,
  session: msg`Running session`,
  counter: msg`Counter`,
  settings: msg`Settings`,
  branch: msg`Branch`,
  service: msg`Service`,
  package: msg`Package`,
  partner: msg`Partner`,
  partner_codes: msg`Codes of a partner`,
  resource: msg`Room or device`,
  therapist: msg`Therapist`,
  pay_rate: msg`Pay`,
  vat_rate: msg`VAT rate`,
  hours: msg`Opening hours`,
  shift: msg`Shift`,
  time_off: msg`Time off`,
  closure: msg`Closure`,
  text: msg`Text`,
  drawer: msg`Drawer`,
  client: msg`Client`,
  shared_package: msg`Shared package`,
  import: msg`Import`,
  export: msg`Export`,
};

/** Fields by the names of the wire; one that is not here is said as it is. */
const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  first_name: msg`first name`,
  last_name: msg`last name`,
  email: msg`e-mail`,
  role: msg`role`,
  locations: msg`branches`,
  location: msg`branch`,
  name: msg`name`,
  sessions: msg`sessions`,
  price: msg`price`,
  name_ar: msg`name in Arabic`,
  description: msg`description`,
  description_ar: msg`description in Arabic`,
  kind: msg`kind`,
  kind_ar: msg`kind in Arabic`,
  needs_skill: msg`only by those who offer it`,
  prices: msg`lengths and prices`,
  buffer_minutes: msg`minutes afterwards`,
  therapist_minutes: msg`minutes of the therapist`,
  needs: msg`rooms and devices`,
  therapists: msg`therapists`,
  services: msg`services`,
  sizes: msg`sizes`,
  people_limit: msg`people`,
  position: msg`order`,
  valid_from: msg`first day`,
  percent: msg`percent`,
  per_hour: msg`AED an hour`,
  share_percent: msg`percent of sessions`,
  map_url: msg`map`,
  image: msg`picture`,
  words: msg`words`,
  languages: msg`languages`,
  books_by_phone: msg`booked by telephone only`,
  photo: msg`picture`,
  partner_name: msg`name of the partner`,
  category: msg`category`,
  category_ar: msg`category in Arabic`,
  city: msg`city`,
  city_ar: msg`city in Arabic`,
  postal_code: msg`postal code`,
  discount_percentage: msg`percent off`,
  partner_type: msg`where it is given`,
  online_discount_code: msg`usual code`,
  website_url: msg`website`,
  logo_url: msg`picture`,
  requires_membership_card: msg`members show their card`,
  codes: msg`codes`,
  brand: msg`name of the studio`,
  legal_name: msg`legal name`,
  tagline: msg`line about the studio`,
  tagline_ar: msg`line about the studio in Arabic`,
  address: msg`address`,
  address_ar: msg`address in Arabic`,
  phone: msg`telephone`,
  chat_number: msg`number for WhatsApp`,
  chat_greeting: msg`greeting of a chat`,
  chat_greeting_ar: msg`greeting of a chat in Arabic`,
  instagram_url: msg`address at Instagram`,
  trn: msg`tax registration number`,
  membership_waits_for_payment: msg`membership waits for payment`,
  cutoff_hours: msg`hours of the cutoff`,
  member_discount_percent: msg`percent off for members`,
  membership_minutes: msg`minutes that unlock a membership`,
  bookable_days_ahead: msg`days ahead that can be booked`,
  title: msg`title of the announcement`,
  title_ar: msg`title of the announcement in Arabic`,
  greeting_ar: msg`greeting on the picture`,
  starts_on: msg`first day`,
  ends_on: msg`last day`,
  part: msg`part of the day`,
  state: msg`state`,
  takes_bookings: msg`takes bookings until it is decided`,
  note: msg`note`,
  withdrawn: msg`taken back`,
  shifts: msg`shifts`,
  first_reminder_hours: msg`hours of the first reminder`,
  last_reminder_hours: msg`hours of the last reminder`,
  desk_reduction_percent: msg`percent off by the front desk`,
  simplified_up_to_aed: msg`invoices without a name, up to AED`,
  counter_lock_minutes: msg`minutes until a counter locks`,
  in_english: msg`in English`,
  in_arabic: msg`in Arabic`,
};

/** Values that are words of the wire, by field. */
const valueWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  state: {
    provisional: msg`provisional`,
    confirmed: msg`confirmed`,
    withdrawn: msg`withdrawn`,
  },
  kind: { holiday: msg`holiday`, sick: msg`sick`, other: msg`other` },
};
const yesOrNo: Readonly<Record<string, MessageDescriptor>> = { true: msg`yes`, false: msg`no` };

/** A value as a message; undefined where it is said as it is. */
export function valueWord(field: string, value: string): MessageDescriptor | undefined {
  return valueWords[field]?.[value] ?? yesOrNo[value];
}

/** A field as a message, or its name with spaces. */
export function fieldWord(field: string): MessageDescriptor | string {
  return fieldWords[field] ?? field.replaceAll('_', ' ');
}
