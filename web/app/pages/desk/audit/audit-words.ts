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
};

/** A field as a message, or its name with spaces. */
export function fieldWord(field: string): MessageDescriptor | string {
  return fieldWords[field] ?? field.replaceAll('_', ' ');
}
