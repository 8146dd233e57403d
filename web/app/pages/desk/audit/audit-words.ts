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
};

/** A field as a message, or its name with spaces. */
export function fieldWord(field: string): MessageDescriptor | string {
  return fieldWords[field] ?? field.replaceAll('_', ' ');
}
