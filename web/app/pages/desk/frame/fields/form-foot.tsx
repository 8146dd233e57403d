import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

interface Props {
  /** The error of the last attempt. */
  error: unknown;
  /** Also shows errors of fields, for a form that does not have each of them. */
  alsoOfFields?: boolean;
  busy: boolean;
  /** Label of the submit button. */
  children: ReactNode;
}

/** The end of a form: the error of the whole, and the submit button. */
export function FormFoot({ error, alsoOfFields = false, busy, children }: Props) {
  const { t } = useLingui();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const isWhole = Boolean(error) && (alsoOfFields || !said.fields);
  return (
    <>
      {isWhole && (
        <p role="alert" className="font-medium text-err">
          {said.detail ?? t`Please check your connection and try again.`}
        </p>
      )}
      <button type="submit" disabled={busy} className="desk-tool desk-main-tool justify-self-start">
        {children}
      </button>
    </>
  );
}
