import type { Failure, Language } from '@limber/contract/values.ts';
import { useLingui } from '@lingui/react';
import type { CallFailure } from '../state/api/failure.ts';

/**
 * What the server said of a failure, in the language of the page, also when that has changed since.
 * Nothing of it is there without a failure, or when no answer came.
 */
export function useSaid(
  failure: CallFailure | undefined,
): Partial<Pick<Failure, 'detail' | 'error' | 'fields'>> {
  const { i18n } = useLingui();
  const other = failure?.in_other_languages?.[i18n.locale as Language];
  return other ? { ...other, error: other.detail } : (failure ?? {});
}
