import type { PayStatement } from '@limber/contract/desk/money/pay.ts';
import { Trans } from '@lingui/react/macro';
import { deskMoment } from '../../frame/words/desk-dates.ts';

/** Who closed a month and when, or that its figures may change. */
export function ClosedWords({ closed }: Pick<PayStatement, 'closed'>) {
  return (
    <p className="text-muted">
      {closed ? (
        <Trans>
          Closed by <bdi translate="no">{closed.by}</bdi>, {deskMoment(closed.at)}
        </Trans>
      ) : (
        <Trans>Still open: these figures may change.</Trans>
      )}
    </p>
  );
}
