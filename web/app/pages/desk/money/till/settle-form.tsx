import type { AskedPayment, AskedTip, Giver } from '@limber/contract/desk/money/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useListTherapistsQuery } from '../../../../state/api/catalogue-api.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { deskAed } from '../../frame/words/desk-aed.ts';
import { useSentence } from '../../frame/words/use-sentence.tsx';
import type { Method } from './methods.ts';
import { PartFields } from './payment-part-fields.tsx';
import {
  areTipsUnpaid,
  paymentsOf,
  problemOfTip,
  readParts,
  roundingOf,
  tipFilsOf,
  tipsOf,
} from './payment-parts.ts';
import { TipFields } from './tips/tip-fields.tsx';
import { tipFor, tipped } from './tips/tipped.ts';
import type { Parts } from './use-payment-parts.ts';

/** What is handed over at once. */
export interface Handed {
  readonly payments: AskedPayment[];
  readonly tips: AskedTip[];
}

interface Props {
  /** What is to be paid, without tips. */
  dueFils: number;
  parts: Parts;
  keysOn: boolean;
  /** Who gave what is paid for. */
  givers: readonly Giver[];
  /** Who of them a tip is for; left out: the only one, else it is to be chosen. */
  giver?: Giver | undefined;
  /** False where it has been put off already. */
  mayBeLater?: boolean;
  /** What is wrong beside the payment, such as a price. */
  isHeld?: boolean;
  focused?: boolean;
  busy: boolean;
  error: unknown;
  onSettle(handed: Handed): void;
  /** What is sold, above how it is paid. */
  children?: ReactNode;
}

const allMethods: readonly Method[] = ['cash', 'terminal', 'transfer', 'later'];

/** How something is paid: all of it by one key, in parts, some of it later, and tips on top. */
export function SettleForm(props: Props) {
  const { dueFils, parts: typed, keysOn, givers, giver, mayBeLater = true, isHeld = false } = props;
  const { focused = false, busy, error, onSettle, children } = props;
  const [tried, setTried] = useState(false);
  const { data = [] } = useListTherapistsQuery();
  const therapists = tipped(data, giver ? [giver, ...givers] : givers);
  const sentence = useSentence(error);
  const tipsFils = tipFilsOf(typed.tips);
  const allFils = dueFils + tipsFils;
  const coinFils = useReadSignInQuery().data?.cash_coin_fils ?? 1;
  const parts = readParts(typed.parts, allFils, coinFils);
  const letOffFils = roundingOf(parts, allFils, coinFils);
  const payments = paymentsOf(parts);
  const nowFils = Math.round(payments.reduce((sum, { amount }) => sum + amount, 0) * 100);
  const isTipUnpaid = areTipsUnpaid(typed.tips, parts);
  const isSplit = parts.length > 1;
  const isFree = allFils === 0;
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

  return (
    <form onSubmit={settle} noValidate className="grid grid-cols-1 gap-4">
      {children}
      {!isFree &&
        parts.map((read, at) => (
          <PartFields
            key={read.part.key}
            read={read}
            methods={mayBeLater || isSplit ? allMethods : allMethods.slice(0, 3)}
            isSplit={isSplit}
            keysOn={keysOn && at === 0}
            tried={tried}
            focused={at === 0 ? focused : true}
            onChange={(fields) => typed.change(read.part.key, fields)}
            onJoin={() => typed.join(read.part.key)}
          />
        ))}
      {typed.tips.map((tip) => (
        <TipFields
          key={tip.key}
          tip={tip}
          therapists={therapists}
          tried={tried}
          unpaid={isTipUnpaid && tip === typed.tips.at(-1) ? deskAed(tipsFils / 100) : null}
          onChange={(fields) => typed.changeTip(tip.key, fields)}
          onDrop={() => typed.dropTip(tip.key)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {!isFree && (
          <button type="button" onClick={typed.split} className="desk-tool desk-edged">
            <Trans>In parts</Trans>
          </button>
        )}
        {therapists.length > 0 && (
          <button
            type="button"
            onClick={() => typed.addTip(tipFor(givers, giver))}
            className="desk-tool desk-edged"
          >
            <Trans>Tip</Trans>
          </button>
        )}
      </div>
      {sentence && (
        <p role="alert" className="font-medium text-err">
          {sentence}
        </p>
      )}
      {letOffFils !== 0 && (
        <p className="text-sm text-muted">
          <Trans>
            {deskAed(allFils / 100)}, rounded to coins: {deskAed((allFils - letOffFils) / 100)}
          </Trans>
        </p>
      )}
      <SettleButton
        nowFils={nowFils}
        laterFils={allFils - letOffFils - nowFils}
        isReady={isFree || parts.every(({ problem }) => problem === null)}
        busy={busy}
      />
    </form>
  );
}

interface ButtonProps {
  nowFils: number;
  laterFils: number;
  isReady: boolean;
  busy: boolean;
}

/** What Enter does, in full. */
function SettleButton({ nowFils, laterFils, isReady, busy }: ButtonProps) {
  const rest = deskAed(laterFils / 100);
  return (
    <div className="grid gap-1.5">
      {isReady && laterFils > 0 && (
        <p className="font-semibold text-ember">
          <Trans>Still due afterwards: {rest}</Trans>
        </p>
      )}
      <button type="submit" disabled={busy} className="desk-tool desk-main-tool w-full">
        {isReady && nowFils === 0 ? (
          <Trans>Settle</Trans>
        ) : (
          <Trans>Take {deskAed((isReady ? nowFils : laterFils + nowFils) / 100)}</Trans>
        )}
        <kbd className="max-lg:hidden">Enter</kbd>
      </button>
    </div>
  );
}
