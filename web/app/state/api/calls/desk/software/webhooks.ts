// Written by `npm run calls` from contract/src/desk/software/webhooks.ts and what-goes-stale.ts; a change belongs there.
import type * as contract from '@limber/contract/desk/software/webhooks.ts';
import { call, write } from '../../../call.ts';
import { mutation, query, whenDone } from '../../../endpoint.ts';

export const addWebhook = mutation('desk/addWebhook', call<typeof contract.addWebhook>('POST', 'desk/studio/webhooks'), { invalidatesTags: whenDone('Studio') }), useAddWebhookMutation = addWebhook.useMutation;
export const changeWebhook = mutation('desk/changeWebhook', write<typeof contract.changeWebhook>('PUT', 'desk/studio/webhooks/:id'), { invalidatesTags: ['Studio'] }), useChangeWebhookMutation = changeWebhook.useMutation;
export const listDeliveries = query('desk/listDeliveries', call<typeof contract.listDeliveries>('GET', 'desk/studio/webhooks/:id/deliveries'), { providesTags: ['Studio'], keepUnusedDataFor: 0 }), useListDeliveriesQuery = listDeliveries.useQuery;
export const listWebhooks = query('desk/listWebhooks', call<typeof contract.listWebhooks>('GET', 'desk/studio/webhooks'), { providesTags: ['Studio'], keepUnusedDataFor: 0 }), useListWebhooksQuery = listWebhooks.useQuery;
export const removeWebhook = mutation('desk/removeWebhook', write<typeof contract.removeWebhook>('DELETE', 'desk/studio/webhooks/:id'), { invalidatesTags: ['Studio'] }), useRemoveWebhookMutation = removeWebhook.useMutation;
export const sendAgain = mutation('desk/sendAgain', write<typeof contract.sendAgain>('POST', 'desk/studio/webhooks/:id/deliveries/:delivery/again'), { invalidatesTags: ['Studio'] }), useSendAgainMutation = sendAgain.useMutation;
export const tryWebhook = mutation('desk/tryWebhook', write<typeof contract.tryWebhook>('POST', 'desk/studio/webhooks/:id/try'), { invalidatesTags: ['Studio'] }), useTryWebhookMutation = tryWebhook.useMutation;
