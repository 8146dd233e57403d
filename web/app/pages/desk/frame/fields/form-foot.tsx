import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../desk-button.tsx';
import { RefusalText } from '../refusal/refusal-text.tsx';

interface Props {
  /** The error of the last attempt. */
  error: unknown;
  /** Also shows errors of fields, for a form that does not have each of them. */
  alsoOfFields?: boolean;
  disabled: boolean;
  /** Label of the submit button. */
  children: ReactNode;
  /** Leaves the form without sending it. */
  onLeave?: () => void;
  /** More buttons. */
  beside?: ReactNode;
  /** Whether to say that the form is saved; left out where it closes or the page says it. */
  saved?: boolean;
}

/** The end of a form: the error of the whole, and its buttons. */
export function FormFoot(props: Props) {
  const { error, alsoOfFields = false, disabled, children, onLeave, beside, saved } = props;
  const { t } = useLingui();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const isWhole = Boolean(error) && (alsoOfFields || !said.fields);
  return (
    <>
      <RefusalText>
        {isWhole && (said.detail ?? t`Please check your connection and try again.`)}
      </RefusalText>
      <div className="flex flex-wrap items-center gap-2">
        <DeskButton look="main" type="submit" disabled={disabled}>
          {children}
        </DeskButton>
        {onLeave && (
          <DeskButton onClick={onLeave}>
            <Trans>Leave it</Trans>
          </DeskButton>
        )}
        {beside}
        {saved !== undefined && <Saved saved={saved} />}
      </div>
    </>
  );
}

/** The end of a form in one row of a list. */
export function RowFoot({ disabled, saved }: { disabled: boolean; saved: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <DeskButton type="submit" disabled={disabled}>
        <Trans>Save</Trans>
      </DeskButton>
      <Saved saved={saved} />
    </div>
  );
}

function Saved({ saved }: { saved: boolean }) {
  return (
    <p role="status" className="font-semibold text-ok empty:hidden">
      {saved && <Trans>Saved.</Trans>}
    </p>
  );
}
