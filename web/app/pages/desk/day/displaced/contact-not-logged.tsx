import { Trans } from '@lingui/react/macro';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { readFailure } from '../../../../state/api/failure.ts';

interface Props {
  error: unknown;
  busy: boolean;
  onAgain(): void;
}

/** A call or a message that was made and could not be written down: why, and the same once more. */
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
