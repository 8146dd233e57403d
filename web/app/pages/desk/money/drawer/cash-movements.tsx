import type { Drawer } from '@limber/contract/desk/money/drawers.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { timeOfInstant } from '../../../../lib/dates.ts';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { comma } from '../../../../lib/join-names.ts';
import { useMoveCashMutation } from '../../../../state/api/calls/desk/money/drawers.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { ReasonInput } from '../../frame/fields/reason-input.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';

/** Cash put in or taken out other than by a sale. */
export function CashMovements({ drawer }: { drawer: Drawer }) {
  const { t } = useLingui();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [send, { isLoading, error }] = useMoveCashMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const minor = minorIn(amount);
  const isWrong = { amount: minor === null || minor === 0, reason: reason.trim() === '' };
  const move = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isWrong.amount || isWrong.reason) return;
    const by = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const sign = by?.value === 'out' ? -1 : 1;
    const { id, location } = drawer;
    const signed = amountOf(sign * (minor ?? 0));
    const { data } = await send({ id, location, amount: signed, reason: reason.trim() });
    if (!data) return;
    setAmount('');
    setReason('');
    setTried(false);
  };
  return (
    <section
      aria-labelledby="drawer-movements"
      className="rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="drawer-movements" className="type-3 mb-2">
        <Trans>Put in and taken out</Trans>
      </h2>
      {drawer.movements.length > 0 && (
        <ul className="mb-3 grid">
          {drawer.movements.map(({ amount, reason: why, at, moved_by: by }) => (
            <li
              key={at + why}
              className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-hairline"
            >
              <span>
                {why}{' '}
                <span className="text-sm text-muted">
                  <bdi translate="no">{by}</bdi>
                  {comma()}
                  <bdi dir="ltr">{timeOfInstant(at)}</bdi>
                </span>
              </span>
              <strong>{deskAmount(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={move} noValidate className="grid gap-2">
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
          <MoneyField
            label={<Trans>Amount in {currencyHere()}</Trans>}
            value={amount}
            onChange={setAmount}
            error={tried && isWrong.amount ? <Trans>Please give an amount.</Trans> : undefined}
          />
          <ReasonInput value={reason} missing={tried && isWrong.reason} onChange={setReason} />
        </div>
        <RefusalText>
          {error && (said.detail ?? t`Please check your connection and try again.`)}
        </RefusalText>
        <div className="flex flex-wrap gap-2">
          <DeskButton type="submit" value="in" disabled={isLoading}>
            <Trans>Put in</Trans>
          </DeskButton>
          <DeskButton type="submit" value="out" disabled={isLoading}>
            <Trans>Take out</Trans>
          </DeskButton>
        </div>
      </form>
    </section>
  );
}
