// Written by `npm run calls` from contract/src/partners.ts; a change belongs there.
import type * as contract from '@limber/contract/partners.ts';
import { call } from '../call.ts';
import { write } from '../write.ts';

export const listPartnerDiscounts = call<typeof contract.listPartnerDiscounts>(
  'GET',
  'appointment/membership/partner-discounts/',
);
export const requestNewCode = write<typeof contract.requestNewCode>(
  'POST',
  'appointment/request-new-code/:id/',
);
export const trackInteraction = write<typeof contract.trackInteraction>(
  'POST',
  'appointment/discounts/interaction/',
);
