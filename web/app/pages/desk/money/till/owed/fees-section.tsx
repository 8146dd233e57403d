import type { Fee } from '@limber/contract/desk/money/fees.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { currencyHere } from '../../../../../lib/format-amount.ts';
import {
  useDecideFeeMutation,
  useListFeesQuery,
} from '../../../../../state/api/calls/desk/money/fees.ts';
import { clientPath } from '../../../frame/client-path.ts';
import { DeskInput } from '../../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../../frame/fields/form-foot.tsx';
import { MoneyField } from '../../../frame/fields/money-field.tsx';
import { amountIn, minorIn, typedMinor } from '../../../frame/fields/money-text.ts';
import { nameOf } from '../../../frame/find/find-person.tsx';
import { useRefusal } from '../../../frame/refusal/use-refusal.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../../frame/words/desk-dates.ts';
import { pollEveryMinute } from '../page/poll-every-minute.ts';
import { becauseWords, FeeState } from './fee-state.tsx';

/** Fees of sessions that were cancelled late or missed: taken from a card, lowered or waived. */
export function FeesSection({ location }: { location: string }) {
  const { currentData: fees } = useListFeesQuery({ location }, pollEveryMinute);
  if (!fees || fees.length === 0) return null;
  return (
    <section aria-labelledby="till-fees" className="till-box">
      <h2 id="till-fees" className="text-lg font-semibold">
        <Trans>Fees from cards on file</Trans>
      </h2>
      <ul className="till-rows till-many">
        {fees.map((fee) => (
          <FeeRow key={fee.booking_id} fee={fee} location={location} />
        ))}
      </ul>
    </section>
  );
}

function FeeRow({ fee, location }: { fee: Fee; location: string }) {
  const { t } = useLingui();
  const [deciding, setDeciding] = useState(false);
  const whose = nameOf(fee.client);
  const isAnnounced = fee.status === 'announced';
  return (
    <li className="till-row flex-wrap">
      <span className="min-w-0 grow basis-40">
        <Link
          to={clientPath(fee.client.id)}
          className="link flex min-h-11 items-center font-semibold lg:min-h-8"
        >
          <bdi className="truncate" translate="no">
            {whose}
          </bdi>
        </Link>
        <span className="block text-sm text-muted">
          {t(becauseWords[fee.because])}: <bdi>{fee.name}</bdi>, {deskMoment(fee.at)}
        </span>
        <span className="block text-sm text-muted">
          <FeeState fee={fee} />
        </span>
      </span>
      <strong className="shrink-0">{deskAmount(fee.amount)}</strong>
      <button
        type="button"
        aria-expanded={deciding}
        aria-label={isAnnounced ? t`Change the fee of ${whose}` : t`Decide on the fee of ${whose}`}
        onClick={() => setDeciding(!deciding)}
        className="desk-tool desk-edged shrink-0"
      >
        {isAnnounced ? <Trans>Change</Trans> : <Trans>Decide</Trans>}
      </button>
      {deciding && (
        <Decision fee={fee} location={location} whose={whose} onDone={() => setDeciding(false)} />
      )}
    </li>
  );
}

interface DecisionProps {
  fee: Fee;
  location: string;
  whose: string;
  onDone(): void;
}

function Decision({ fee, location, whose, onDone }: DecisionProps) {
  const { t } = useLingui();
  const [decide, { error, isLoading }] = useDecideFeeMutation();
  const { fields } = useRefusal(error);
  const [amount, setAmount] = useState(typedMinor(minorOf(fee.amount)));
  const [reason, setReason] = useState('');
  const typed = minorIn(amount);

  async function send(amount: number) {
    const why = reason.trim();
    const body = { location, booking_id: fee.booking_id, amount: amount };
    const answer = await decide({ ...body, ...(why !== '' && { reason: why }) });
    if (answer.data) onDone();
  }

  function take(event: FormEvent) {
    event.preventDefault();
    void send(amountIn(amount));
  }

  return (
    <form
      aria-label={t`The fee of ${whose}`}
      noValidate
      onSubmit={take}
      className="grid w-full gap-3 pt-2"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField
          label={<Trans>Amount in {currencyHere()}</Trans>}
          value={amount}
          onChange={setAmount}
          error={fields.amount}
        />
        <DeskInput
          label={<Trans>Why less</Trans>}
          hint={<Trans>Only where it is lowered or waived.</Trans>}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={fields.reason}
          maxLength={500}
        />
      </div>
      <p className="text-sm text-muted">
        <Trans>
          The client gets a mail now. A day later it is taken from the card, with an invoice.
        </Trans>
      </p>
      <FormFoot
        error={error}
        disabled={isLoading || !typed}
        beside={
          <button
            type="button"
            disabled={isLoading}
            onClick={() => void send(0)}
            className="desk-tool desk-edged"
          >
            <Trans>Waive the fee</Trans>
          </button>
        }
      >
        <Trans>Tell the client and take it</Trans>
      </FormFoot>
    </form>
  );
}
