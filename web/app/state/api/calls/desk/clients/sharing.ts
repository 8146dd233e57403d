// Written by `npm run calls` from contract/src/desk/clients/sharing.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/clients/sharing.ts';
import { write } from '../../../call.ts';
import { mutation } from '../../../endpoint.ts';

export const addPackagePerson = mutation('desk/addPackagePerson', write<typeof contract.addPackagePerson>('POST', 'desk/packages/:id/people/'), { invalidatesTags: ['Client'] }), useAddPackagePersonMutation = addPackagePerson.useMutation;
export const capPackagePerson = mutation('desk/capPackagePerson', write<typeof contract.capPackagePerson>('PUT', 'desk/packages/:id/people/:person/'), { invalidatesTags: ['Client'] }), useCapPackagePersonMutation = capPackagePerson.useMutation;
export const removePackagePerson = mutation('desk/removePackagePerson', write<typeof contract.removePackagePerson>('DELETE', 'desk/packages/:id/people/:person/'), { invalidatesTags: ['Client'] }), useRemovePackagePersonMutation = removePackagePerson.useMutation;
