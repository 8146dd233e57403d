import type { Failure } from '@limber/contract/values/failure.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { useLingui } from '@lingui/react/macro';
import type { CallFailure } from '../state/api/failure.ts';

/**
 * The text for a failure in the page's current language: the server's words, that there is no
 * connection, or that the outcome of a request is unknown. Empty without a failure, and for a read
 * without an answer.
 */
export function useFailureText(
  failure: CallFailure | undefined,
): Partial<Pick<Failure, 'detail' | 'error' | 'fields'>> {
  const { i18n, t } = useLingui();
  const lost = failure?.offline
    ? t`You are offline. Nothing was sent: please try again once you are connected.`
    : failure?.unanswered
      ? t`No answer came. We are checking whether it arrived.`
      : undefined;
  if (lost) return { detail: lost, error: lost };
  const other = failure?.in_other_languages?.[i18n.locale as Language];
  return other ? { ...other, error: other.detail } : (failure ?? {});
}
