// Written by `npm run calls` from contract/src/sessions/longer-sessions.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/sessions/longer-sessions.ts';
import { write } from '../../call.ts';
import { mutation } from '../../endpoint.ts';

export const lengthenAppointment = mutation('lengthenAppointment', write<typeof contract.lengthenAppointment>('POST', 'appointment/appointments/:id/lengthen/'), { invalidatesTags: ['Appointments', 'Times', 'Packages'] }), useLengthenAppointmentMutation = lengthenAppointment.useMutation;
