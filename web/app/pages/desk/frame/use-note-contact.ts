import { useLingui } from '@lingui/react/macro';
import type { Args } from '../../../state/api/call.ts';
import {
  type logContact,
  useLogContactMutation,
} from '../../../state/api/calls/desk/clients/contacts.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** Writes down a call or a message that the desk makes at this moment; a refusal is shown beside it. */
export function useNoteContact(): (contact: Args<typeof logContact>) => void {
  const { t } = useLingui();
  const [log] = useLogContactMutation();
  return async (contact) => {
    const { error } = await log(contact);
    if (error) showToast('error', readFailure(error).detail ?? t`It could not be saved.`);
  };
}
