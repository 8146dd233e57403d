import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

interface Props {
  /** What the last try was refused for. */
  error: unknown;
  /** Says it as a whole also where it is said beside fields, of which the form does not have each. */
  alsoOfFields?: boolean;
  busy: boolean;
  /** On the button that sends it. */
  children: ReactNode;
}

/** The end of a form: why it was refused as a whole, and the button that sends it. */
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
