import { amountOf } from '@limber/contract/money/currency.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { CashReceivedField } from './cash-received-field.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Method } from './payment-method-keys.ts';
import type { Part, Problem, ReadPart } from './payment-parts.ts';

interface Props {
  read: ReadPart;
  methods: readonly Method[];
  /** What the payer has on account. */
  creditMinor: number;
  /** Its number among several parts, each of which has an amount and can be removed. */
  ofParts: number | undefined;
  keysOn: boolean;
  /** Shows errors. */
  tried: boolean;
  /** Takes the focus when it appears. */
  focused: boolean;
  onChange(fields: Partial<Part>): void;
  onJoin(): void;
  /** Beside the methods. */
  otherWay?: ReactNode;
}

const problemWords: Readonly<Record<Problem, MessageDescriptor>> = {
  method: msg`Please choose how it is paid.`,
  amount: msg`Please type an amount, such as 137.50.`,
  coins: msg`This amount cannot be paid in coins.`,
  too_much: msg`This is more than is due.`,
  no_credit: msg`This is more than is on the account.`,
  received: msg`This is less than the amount due.`,
  code: msg`Please type or scan the code of the gift card.`,
  reference: msg`Please type the number on the slip.`,
};

/** One part of a payment: method, amount, and the method's own fields. */
export function PartFields(props: Props) {
  const { read, methods, creditMinor, ofParts, keysOn, tried, focused, onChange, onJoin } = props;
  const { otherWay } = props;
  const isSplit = ofParts !== undefined;
  const Frame = isSplit ? 'li' : 'div';
  const { part, minor, changeMinor } = read;
  const { t } = useLingui();
  const problem = tried ? read.problem : null;
  const said = (...ones: Problem[]) =>
    problem && ones.includes(problem) ? t(problemWords[problem]) : undefined;
  const chosen = useRef<HTMLInputElement>(null);
  const reference = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused) chosen.current?.focus();
  }, [focused]);
  const byArrow = useRef(false);
  useLayoutEffect(() => {
    // The slip's number comes next, so its field takes the focus; but not while arrows choose a
    // method.
    if ((part.method === 'terminal' || part.method === 'gift_card') && !byArrow.current)
      reference.current?.focus();
  }, [part.method]);
  return (
    <Frame className={isSplit ? 'till-part' : 'grid gap-3'}>
      {isSplit && (
        <div className="flex items-center gap-3">
          <span className="me-auto font-semibold">
            <Trans>Part {ofParts}</Trans>
          </span>
          <strong className={part.method === undefined ? 'text-lg text-muted' : 'text-lg'}>
            {deskAmount(amountOf(minor))}
          </strong>
          <DeskButton
            look="plain"
            onClick={onJoin}
            aria-label={t`Remove this part`}
            className="-me-2"
          >
            <Glyph name="close" className="size-4.5" />
          </DeskButton>
        </div>
      )}
      <div
        className="min-w-0"
        onKeyDownCapture={(event) => {
          byArrow.current = event.key.startsWith('Arrow');
        }}
        onPointerDownCapture={() => {
          byArrow.current = false;
        }}
      >
        <MethodChoice
          legend={<Trans>How it is paid</Trans>}
          methods={methods}
          value={part.method}
          onChange={(method) => onChange({ method })}
          keysOn={keysOn}
          error={said('method')}
          inputRef={chosen}
          otherWay={otherWay}
          isCompact={isSplit}
        />
      </div>
      {part.method !== undefined && part.method !== 'later' && (
        <div className="grid grid-cols-2 gap-3">
          {(isSplit ||
            part.amount !== '' ||
            part.method === 'credit' ||
            part.method === 'gift_card') && (
            <MoneyField
              label={<Trans>Amount in {currencyHere()}</Trans>}
              value={part.amount}
              placeholder={typedMinor(minor)}
              onChange={(amount) => onChange({ amount })}
              error={said('amount', 'coins', 'too_much', 'no_credit')}
            />
          )}
          {part.method === 'cash' ? (
            <CashReceivedField
              dueMinor={minor}
              received={part.received}
              changeMinor={changeMinor}
              error={said('received')}
              onChange={(received) => onChange({ received })}
            />
          ) : part.method === 'credit' ? (
            <p className="self-end pb-2 text-sm text-muted">
              <Trans>On the account: {deskAmount(amountOf(creditMinor))}</Trans>
            </p>
          ) : (
            <DeskInput
              label={
                part.method === 'gift_card' ? (
                  <Trans>Code of the gift card</Trans>
                ) : part.method === 'terminal' ? (
                  <Trans>Number of the slip</Trans>
                ) : (
                  <Trans>Reference, if there is one</Trans>
                )
              }
              error={said('reference', 'code')}
              ref={reference}
              dir="ltr"
              maxLength={80}
              value={part.reference}
              onChange={(event) => onChange({ reference: event.target.value })}
            />
          )}
        </div>
      )}
    </Frame>
  );
}
