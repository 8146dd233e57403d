import type { Due } from '@limber/contract/desk/money/owed.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { owedSums } from '../../../money/till/owed/owed-sums.ts';
import { PaymentLink } from '../../../money/till/owed/payment-link.tsx';
import { owedRows } from '../../../money/till/page/sale-in-progress.ts';

interface Props {
  due: Due;
  /** Epoch milliseconds. */
  now: number;
}

/** What a client owes now, as the till lists it, and separately what upcoming sessions will cost. */
export function OwedLines({ due, now }: Props) {
  const { nowMinor, laterMinor } = owedSums(due, now);
  const { data: who } = useReadSignInQuery();
  return (
    <>
      {nowMinor > 0 ? (
        <p className="font-semibold text-ember">
          <Trans>Not paid yet: {deskAmount(amountOf(nowMinor))}</Trans>
        </p>
      ) : (
        <p className="text-muted">
          <Trans>Nothing is owed.</Trans>
        </p>
      )}
      {laterMinor > 0 && (
        <p className="text-muted">
          <Trans>Due for upcoming sessions: {deskAmount(amountOf(laterMinor))}</Trans>
        </p>
      )}
      {who?.takes_online && (
        <ul className="client-lines">
          {owedRows(due).map(({ key, name, amount, thing }) => (
            <li key={key} className="client-line client-owed">
              <bdi className="min-w-0 grow">{name}</bdi>
              <strong>{deskAmount(amount)}</strong>
              <PaymentLink
                thing={{ ...thing, location: thing.location ?? who.locations[0] ?? '' }}
                about={name}
              />
            </li>
          ))}
        </ul>
      )}
      {due.more && (
        <p className="text-muted">
          <Trans>
            Only the oldest 500 of each kind are counted; settled ones make room for more.
          </Trans>
        </p>
      )}
    </>
  );
}
