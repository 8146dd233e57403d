// Written by `npm run calls` from contract/src/desk/clients/contacts.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/contacts.ts';
import { call } from '../../../call.ts';
import { write } from '../../../write.ts';

export const changeContactOutcome = write<typeof contract.changeContactOutcome>(
  'PUT',
  'desk/contacts/:id',
);
export const listContacts = call<typeof contract.listContacts>('GET', 'desk/clients/:id/contacts');
export const listReadyTexts = call<typeof contract.listReadyTexts>('GET', 'desk/clients/:id/texts');
export const logContact = write<typeof contract.logContact>('POST', 'desk/contacts');
