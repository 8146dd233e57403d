import { Trans } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

interface Props {
  error: unknown;
  busy: boolean;
  onAgain(): void;
}

/**
 * Says that a call or message was made but could not be logged, why, and offers to log it again.
 */
export function ContactNotLogged({ error, busy, onAgain }: Props) {
  const { detail } = useFailureText(readFailure(error));
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 font-medium text-err">
      <p>
        <Trans>It could not be saved.</Trans>{' '}
        {detail ?? <Trans>Please check your connection and try again.</Trans>}
      </p>
      <button type="button" disabled={busy} onClick={onAgain} className="desk-tool desk-edged">
        <Trans>Save it</Trans>
      </button>
    </div>
  );
}
