import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '../../state/api/failure.ts';

/**
 * A sentence for a call without any answer; undefined for one that was answered, whatever it said.
 */
export function useNoConnection(failure: CallFailure | undefined): string | undefined {
  const { t } = useLingui();
  if (failure?.status !== 0) return undefined;
  return t`No connection to the studio. Please check your internet and try again.`;
}
