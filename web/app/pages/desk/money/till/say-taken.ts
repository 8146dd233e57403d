import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';

/**
 * Says what a payment was refused for where another desk was faster: what is owed is read again after a refusal, so
 * that the form, and the sentence in it, may be gone by then.
 */
export function sayTaken(error: unknown): void {
  const { status, detail } = readFailure(error);
  if (status === 409 && detail) showToast('error', detail);
}
