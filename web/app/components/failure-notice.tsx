import { useLingui } from '@lingui/react/macro';
import { readFailure } from '../state/api/failure.ts';
import { Notice } from '../ui/notice.tsx';
import { useFailureText } from './use-failure-text.ts';

/**
 * Why a call failed, in the language of the page; nothing without an error.
 *
 * @param field whose sentence comes first, where the server has one for it
 */
export function FailureNotice({ error, field }: { error: unknown; field?: string }) {
  const { t } = useLingui();
  const said = useFailureText(error ? readFailure(error) : undefined);
  if (!error) return null;
  return (
    <Notice tone="err" alert>
      {(field && said.fields?.[field]) ?? said.detail ?? t`That did not work. Please try again.`}
    </Notice>
  );
}
