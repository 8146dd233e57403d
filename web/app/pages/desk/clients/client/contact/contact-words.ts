import type {
  Contact,
  ContactChannel,
  ContactOutcome,
} from '@limber/contract/desk/clients/contacts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const channelWords: Record<ContactChannel, MessageDescriptor> = {
  phone: msg`Call`,
  whatsapp: msg`WhatsApp`,
  sms: msg`SMS`,
  mail: msg`Mail`,
  in_person: msg`In person`,
};

export const aboutWords: Record<Contact['about'], MessageDescriptor> = {
  free_times: msg`free times`,
  free_hour: msg`free hour`,
  session: msg`session`,
  sick_day: msg`therapist away`,
  closure: msg`closure`,
  package: msg`package`,
  membership: msg`membership`,
  payment: msg`payment`,
  sign_in: msg`link to sign in`,
  other: msg`something else`,
};

export const outcomeWords: Record<ContactOutcome, MessageDescriptor> = {
  agreed: msg`Agreed`,
  moved: msg`Moved`,
  cancelled: msg`Cancelled`,
  not_reached: msg`Not reached`,
  other: msg`Something else`,
};
