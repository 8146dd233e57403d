import type {
  PaymentInput,
  TipInput,
  TippableTherapist,
} from '@limber/contract/desk/money/till-values.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useReadClientCreditQuery } from '../../../../state/api/calls/desk/money/credit.ts';
import { useReadGiftCardTermsQuery } from '../../../../state/api/calls/desk/money/gift-card-terms.ts';
import { useListTherapistsQuery } from '../../../../state/api/catalogue-api.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import type { Method } from './payment-method-keys.ts';
import { PartFields } from './payment-part-fields.tsx';
import {
  areTipsUnpaid,
  paymentsOf,
  problemOfTip,
  type ReadPart,
  readParts,
  roundingOf,
  tipMinorOf,
  tipsOf,
} from './payment-parts.ts';
import { SplitSums } from './split-sums.tsx';
import { TipFields } from './tips/tip-fields.tsx';
import { tipFor, tipped } from './tips/tipped.ts';
import type { Parts } from './use-payment-parts.ts';

/** What is paid at once. */
export interface Tender {
  readonly payments: PaymentInput[];
  readonly tips: TipInput[];
}

interface Props {
  /** What is due, without tips. */
  dueMinor: number;
  /** The client whose account can pay; undefined: nobody is named, and everything is paid now. */
  payerId: number | undefined;
  parts: Parts;
  keysOn: boolean;
  /** Therapists of the sessions being paid. */
  givers: readonly TippableTherapist[];
  /** Therapist for the tip; left out: the only one, otherwise to be chosen. */
  giver?: TippableTherapist | undefined;
  /** False if it was put off already. */
  mayBeLater?: boolean;
  /** Something else is invalid, such as a price. */
  isHeld?: boolean;
  /** Beside the methods, such as a link by which the client pays online. */
  otherWay?: ReactNode;
  focused?: boolean;
  busy: boolean;
  error: unknown;
  onSettle(handed: Tender): void;
  /** The items, above the payment. */
  children?: ReactNode;
}

/** A payment: in full with one key, in parts, partly later, and with tips. */
export function PaymentForm(props: Props) {
  const { dueMinor, payerId, parts: typed, keysOn, givers, giver, mayBeLater = true } = props;
  const { isHeld = false, otherWay } = props;
  const { focused = false, busy, error, onSettle, children } = props;
  const [tried, setTried] = useState(false);
  const { data = [] } = useListTherapistsQuery();
  const therapists = tipped(data, giver ? [giver, ...givers] : givers);
  const sentence = useRefusalSentence(error);
  const tipsMinor = tipMinorOf(typed.tips);
  const allMinor = dueMinor + tipsMinor;
  const coinMinor = useReadSignInQuery().data?.cash_coin_fils ?? 1;
  const { currentData: credit } = useReadClientCreditQuery(
    { id: payerId ?? 0 },
    { skip: payerId === undefined },
  );
  const creditMinor = minorOf(credit?.balance ?? 0);
  const hasGiftCards = useReadGiftCardTermsQuery().data?.used ?? false;
  const isMissing = (method: Method | undefined) =>
    (method === 'credit' && creditMinor === 0) || (method === 'gift_card' && !hasGiftCards);
  // Its letter does nothing when the account is empty.
  const offered = typed.parts.map((part) =>
    isMissing(part.method) ? { ...part, method: undefined } : part,
  );
  const parts = readParts(offered, allMinor, { coinMinor, creditMinor });
  const letOffMinor = roundingOf(parts, allMinor, coinMinor);
  const payments = paymentsOf(parts);
  const nowMinor = minorOf(payments.reduce((sum, { amount }) => sum + amount, 0));
  const isTipUnpaid = areTipsUnpaid(typed.tips, parts);
  const isSplit = parts.length > 1;
  const isFree = allMinor === 0;
  const methods: readonly Method[] = [
    ...(['cash', 'terminal', 'transfer'] as const),
    ...(creditMinor > 0 ? (['credit'] as const) : []),
    ...(hasGiftCards ? (['gift_card'] as const) : []),
    ...(payerId !== undefined && (mayBeLater || isSplit) ? (['later'] as const) : []),
  ];
  const isWrong =
    isHeld ||
    isTipUnpaid ||
    (!isFree && parts.some(({ problem }) => problem !== null)) ||
    typed.tips.some((tip) => problemOfTip(tip) !== null);

  function settle(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong && !busy) onSettle({ payments: isFree ? [] : payments, tips: tipsOf(typed.tips) });
  }

  const fieldsOf = (read: ReadPart, at: number) => (
    <PartFields
      key={read.part.key}
      read={read}
      methods={methods}
      creditMinor={creditMinor}
      ofParts={isSplit ? at + 1 : undefined}
      keysOn={keysOn && at === 0}
      tried={tried}
      focused={at === 0 ? focused : true}
      onChange={(fields) => {
        typed.change(read.part.key, fields);
        // What the account does not cover is paid in another way.
        if (fields.method === 'credit' && !isSplit && creditMinor < allMinor) typed.split();
      }}
      onJoin={() => typed.join(read.part.key)}
      otherWay={isSplit ? undefined : otherWay}
    />
  );

  return (
    <form onSubmit={settle} noValidate className="till-pay">
      {children}
      {!isFree && isSplit && <ol className="grid gap-2">{parts.map(fieldsOf)}</ol>}
      {typed.tips.map((tip) => (
        <TipFields
          key={tip.key}
          tip={tip}
          therapists={therapists}
          tried={tried}
          unpaid={isTipUnpaid && tip === typed.tips.at(-1) ? deskAmount(amountOf(tipsMinor)) : null}
          onChange={(fields) => typed.changeTip(tip.key, fields)}
          onDrop={() => typed.dropTip(tip.key)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {!isFree && (
          <DeskButton onClick={typed.split}>
            {isSplit ? <Trans>One more part</Trans> : <Trans>In parts</Trans>}
          </DeskButton>
        )}
        {therapists.length > 0 && (
          <DeskButton onClick={() => typed.addTip(tipFor(givers, giver))}>
            <Trans>Tip</Trans>
          </DeskButton>
        )}
      </div>
      <div className="till-foot">
        {!isFree && !isSplit && parts.map(fieldsOf)}
        {!isFree && isSplit && <SplitSums allMinor={allMinor - letOffMinor} nowMinor={nowMinor} />}
        <RefusalText>{sentence}</RefusalText>
        {letOffMinor !== 0 && (
          <p className="text-sm text-muted">
            <Trans>
              {deskAmount(amountOf(allMinor))}, rounded to coins:{' '}
              {deskAmount(amountOf(allMinor - letOffMinor))}
            </Trans>
          </p>
        )}
        <SettleButton
          nowMinor={nowMinor}
          laterMinor={allMinor - letOffMinor - nowMinor}
          isReady={isFree || parts.every(({ problem }) => problem === null)}
          busy={busy}
        />
      </div>
    </form>
  );
}

interface ButtonProps {
  nowMinor: number;
  laterMinor: number;
  isReady: boolean;
  busy: boolean;
}

/** The effect of Enter, in full. */
function SettleButton({ nowMinor, laterMinor, isReady, busy }: ButtonProps) {
  const rest = deskAmount(amountOf(laterMinor));
  return (
    <div className="grid gap-1.5">
      {isReady && laterMinor > 0 && (
        <p className="font-semibold text-ember">
          <Trans>Still due afterwards: {rest}</Trans>
        </p>
      )}
      <DeskButton look="main" type="submit" disabled={busy} className="w-full">
        {isReady && nowMinor === 0 ? (
          <Trans>Settle</Trans>
        ) : (
          <Trans>Take {deskAmount(amountOf(isReady ? nowMinor : laterMinor + nowMinor))}</Trans>
        )}
        <kbd className="max-lg:hidden">Enter</kbd>
      </DeskButton>
    </div>
  );
}
