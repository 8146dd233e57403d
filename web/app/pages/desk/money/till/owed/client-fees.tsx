import { Trans, useLingui } from '@lingui/react/macro';
import { useListFeesOfClientQuery } from '../../../../../state/api/calls/desk/money/fees.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../../frame/words/desk-dates.ts';
import { becauseWords, FeeState } from './fee-state.tsx';

interface Props {
  clientId: number;
  /** Only the fee of this session, which is named beside it. */
  bookingId?: string;
}

/**
 * What a client's sessions cost that were cancelled late or missed, and what became of it; renders
 * nothing where there is no fee.
 */
export function ClientFees({ clientId, bookingId }: Props) {
  const { t } = useLingui();
  const { currentData: all } = useListFeesOfClientQuery({ client_id: clientId });
  const fees = all?.filter((fee) => bookingId === undefined || fee.booking_id === bookingId);
  if (!fees || fees.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h4 className="font-semibold">
        {bookingId === undefined ? <Trans>Fees</Trans> : <Trans>Fee</Trans>}
      </h4>
      <ul className="grid gap-2">
        {fees.map((fee) => (
          <li key={fee.booking_id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block">
                {t(becauseWords[fee.because])}
                {bookingId === undefined && (
                  <>
                    : <bdi>{fee.name}</bdi>, {deskMoment(fee.at)}
                  </>
                )}
              </span>
              <span className="block text-sm text-muted">
                <FeeState fee={fee} />
              </span>
            </span>
            <strong className={fee.status === 'let_go' ? 'shrink-0 line-through' : 'shrink-0'}>
              {deskAmount(fee.amount)}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
