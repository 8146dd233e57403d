import { useLingui } from '@lingui/react/macro';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';

/** Says in a toast why a call failed. */
export function useToastOfFailure(): (error: unknown) => void {
  const { t } = useLingui();
  return (error) =>
    showToast('error', readFailure(error).detail ?? t`Please check your connection and try again.`);
}
