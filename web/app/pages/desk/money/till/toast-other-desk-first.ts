import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';

/**
 * Shows as a toast that another desk was faster. After such a refusal the debts are reloaded, so
 * the form, and its own error, may be gone by then.
 */
export function sayTaken(error: unknown): void {
  const { status, detail } = readFailure(error);
  if (status === 409 && detail) showToast('error', detail);
}
