import type { SoldPackage } from '@limber/contract/desk/clients/sold-packages.ts';
import type { PaymentMethod, Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useRefundSaleMutation } from '../../../../state/api/calls/desk/money/till.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { ReasonInput } from '../../frame/fields/reason-input.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import type { OwedBack } from '../till/owed/refund-link.tsx';
import type { Became } from '../till/refunded-session-words.ts';
import { RefundLineFields } from './refund-line-fields.tsx';
import { RefundMethodFields } from './refund-method-fields.tsx';
import {
  cardMinorOf,
  favourLeft,
  handBackMinor,
  leftOf,
  letOffBack,
  partMinor,
  partMinutes,
  partsOwedBack,
  piecesBack,
  type TypedPart,
  theWayItCame,
  tipBackMinor,
  tipsIn,
  untouched,
  waysBack,
  wouldBeOwed,
} from './refund-parts.ts';
import { RefundTipFields, type TypedTips } from './refund-tip-fields.tsx';
import { RefundedSessionChoice } from './refunded-session-choice.tsx';

type Typed = Partial<Record<PaymentMethod, string>>;

interface Props {
  sale: Sale;
  /** What the client is owed back; the part of this sale is preselected. */
  owedToClient: readonly OwedBack[];
  /** State of the packages in the sale. */
  packages?: readonly SoldPackage[];
  /** Id of the line to refund because it is owed; undefined: none in particular. */
  proposal?: number | undefined;
  /** Called with the number of the credit note; without one if only a tip was refunded. */
  onRefunded(note: string | undefined): void;
}

/** Refunds a sale: which lines and tips, how much of each, by which method, and why. */
export function RefundForm({ sale, owedToClient, packages = [], proposal, onRefunded }: Props) {
  const { t } = useLingui();
  const lines = sale.lines.filter((line) => leftOf(line) > 0);
  const tips = tipsIn(sale);
  const methods = waysBack(sale.payments);
  const cardMinor = cardMinorOf(sale.payments);
  // As the form began: what another desk refunds meanwhile is refused, not given as a favour.
  const [theirs] = useState(owedToClient);
  const owedBack = theirs.filter(({ sale_id }) => sale_id === sale.id);
  const isGone = proposal !== undefined && owedBack.every(({ line_id }) => line_id !== proposal);
  const [parts, setParts] = useState<Record<number, TypedPart>>(() => {
    if (isGone) return {};
    if (owedBack.length > 0) return partsOwedBack(owedBack);
    const [line] = lines;
    return line && lines.length + tips.length === 1
      ? { [line.id]: { ...untouched, chosen: true } }
      : {};
  });
  const [typedTips, setTypedTips] = useState<TypedTips>(() => {
    const [tip] = tips;
    return tip && tips.length === 1 && lines.length === 0 ? { [tip.therapistId]: '' } : {};
  });
  const [typed, setTyped] = useState<Typed>({});
  const [slip, setSlip] = useState('');
  const [reason, setReason] = useState(() => {
    if (owedBack.length > 0 && !isGone) return t`Cancelled, or cheaper now`;
    return sale.overpaid > 0 ? t`Not handed back before` : '';
  });
  const [becomes, setBecomes] = useState<Became>();
  const [tried, setTried] = useState(false);
  const [send, { isLoading, error }] = useRefundSaleMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);

  const chosen = lines.flatMap((line) => {
    const part = parts[line.id];
    const pack = packages.find(({ line_id }) => line_id === line.id);
    return part?.chosen ? [{ line, part, pack, minor: partMinor(line, part, pack) }] : [];
  });
  const credited = chosen.reduce((sum, { minor }) => sum + (minor ?? 0), 0);
  const tipsBack = tips.flatMap(({ therapistId, minor: all }) => {
    const text = typedTips[therapistId];
    return text === undefined ? [] : [{ therapistId, minor: tipBackMinor(all, text) }];
  });
  const tipMinor = tipsBack.reduce((sum, { minor }) => sum + (minor ?? 0), 0);
  const back = handBackMinor(sale, credited + tipMinor);
  const coinMinor = useReadSignInQuery().data?.cash_coin_fils ?? 1;
  const proposed = theWayItCame(sale.payments, back, coinMinor);
  const isTyped = methods.some((method) => (typed[method] ?? '').trim() !== '');
  const amounts = Object.fromEntries(
    methods.map((method) => {
      const text = (typed[method] ?? '').trim();
      return [method, isTyped ? (text === '' ? 0 : minorIn(text)) : proposed[method]];
    }),
  ) as Record<PaymentMethod, number | null>;
  const sum = methods.reduce((total, method) => total + (amounts[method] ?? 0), 0);
  const asks = wouldBeOwed(chosen, theirs);
  const mostPercent = useReadSignInQuery().data?.reduction_percent ?? 100;
  /** The most of a session that this person may refund as a favour, in minor units. */
  const mostOf = (line: (typeof lines)[number]) => {
    const owed = theirs.filter(({ booking_id }) => booking_id === line.booking_id);
    const owedMinor = owed.reduce((all, { amount }) => all + minorOf(amount), 0);
    return owedMinor + favourLeft(line, mostPercent);
  };
  const beyond = chosen.filter(
    ({ line, minor }) => line.booking_id !== null && (minor ?? 0) > mostOf(line),
  );
  const isForManager = beyond.some(({ line, minor }) => minor === leftOf(line));

  const wrong = {
    lines: chosen.length + tipsBack.length === 0 && sale.overpaid === 0,
    amounts: [...chosen, ...tipsBack].some(({ minor }) => minor === null),
    minutes: chosen.some(({ line, part, pack }) => partMinutes(line, part, pack) === null),
    sum:
      sum !== back - letOffBack(amounts, back, coinMinor) ||
      methods.some((method) => amounts[method] === null) ||
      (amounts.online ?? 0) > cardMinor,
    slip: (amounts.terminal ?? 0) > 0 && slip.trim() === '',
    pieces: chosen.some(
      ({ line, part }) => line.pieces !== null && piecesBack(line, part) === null,
    ),
    reason: reason.trim() === '',
    becomes: asks && (becomes === undefined || (becomes === 'free' && isForManager)),
    favour: beyond.some(({ line, minor }) => minor !== leftOf(line)),
  };
  const change = (id: number, next: Partial<TypedPart>) =>
    setParts((before) => ({ ...before, [id]: { ...(before[id] ?? untouched), ...next } }));

  /** Another desk may refund it meanwhile: then it is not owed any more, and not refunded twice. */
  const isOwedBack = ({ line, minor }: (typeof chosen)[number]) =>
    owedBack.some(({ line_id, amount }) => line_id === line.id && (minor ?? 0) <= minorOf(amount));

  const refund = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean)) {
      const form = event.currentTarget;
      requestAnimationFrame(() =>
        form
          .querySelector<HTMLElement>('[aria-invalid="true"], [type="radio"], [type="checkbox"]')
          ?.focus(),
      );
      return;
    }
    const { data } = await send({
      id: sale.id,
      location: sale.location,
      reason: reason.trim(),
      lines: chosen.map(({ line, part, pack, minor }) => {
        const minutes = partMinutes(line, part, pack) ?? undefined;
        return {
          line_id: line.id,
          amount: amountOf(minor ?? 0),
          ...(minutes === undefined ? {} : { minutes }),
          ...(line.pieces === null ? {} : { pieces: piecesBack(line, part) ?? 0 }),
        };
      }),
      payments: methods.flatMap((method) => {
        const amount = amountOf(amounts[method] ?? 0);
        const reference = method === 'terminal' ? { reference: slip.trim() } : {};
        return amount > 0 ? [{ method, amount, ...reference }] : [];
      }),
      ...(tipsBack.length > 0 && {
        tips: tipsBack.map(({ therapistId, minor }) => ({
          therapist_id: therapistId,
          amount: amountOf(minor ?? 0),
        })),
      }),
      ...(chosen.length > 0 && chosen.every(isOwedBack) && { owed_back: true }),
      ...(asks && becomes && { sessions: becomes }),
    });
    if (!data) return;
    const note = data.documents.findLast(({ kind }) => kind === 'credit_note');
    onRefunded(chosen.length > 0 ? note?.number : undefined);
  };

  return (
    <form onSubmit={refund} noValidate className="grid gap-4">
      {isGone && (
        <Notice tone="warn">
          <Trans>
            This is no longer owed back: it was given back, or the session costs more again.
          </Trans>
        </Notice>
      )}
      {sale.overpaid > 0 && (
        <Notice tone="warn">
          <Trans>
            {deskAmount(sale.overpaid)} were credited before, and the client does not have them.
          </Trans>
        </Notice>
      )}
      <fieldset className="grid gap-2" hidden={lines.length + tips.length === 0}>
        <legend className="mb-1 text-sm text-muted">
          <Trans>What goes back</Trans>
        </legend>
        {lines.map((line) => (
          <RefundLineFields
            key={line.id}
            line={line}
            part={parts[line.id] ?? untouched}
            sold={packages.find(({ line_id }) => line_id === line.id)}
            favourMinor={line.booking_id === null ? undefined : mostOf(line)}
            tried={tried}
            onChange={(next) => change(line.id, next)}
          />
        ))}
        <RefundTipFields tips={tips} typed={typedTips} onChange={setTypedTips} />
        {tried && wrong.lines && (
          <RefusalText>
            <Trans>Please choose what goes back.</Trans>
          </RefusalText>
        )}
      </fieldset>
      {asks && (
        <RefundedSessionChoice
          value={becomes === 'free' && isForManager ? undefined : becomes}
          onChange={setBecomes}
          isMissing={tried && wrong.becomes}
          isForManager={isForManager}
        />
      )}
      {back > 0 && (
        <RefundMethodFields
          minor={back}
          {...{ methods, cardMinor, coinMinor, amounts }}
          proposed={isTyped ? undefined : proposed}
          typed={typed}
          onType={(method, text) => setTyped((before) => ({ ...before, [method]: text }))}
          isWrong={(isTyped || tried) && wrong.sum}
          slip={slip}
          onSlip={setSlip}
          isSlipMissing={tried && wrong.slip}
        />
      )}
      <ReasonInput value={reason} missing={tried && wrong.reason} onChange={setReason} />
      <RefusalText>
        {error && (said.detail ?? t`Please check your connection and try again.`)}
      </RefusalText>
      <DeskButton look="main" type="submit" disabled={isLoading}>
        {back === 0 && credited > 0 ? (
          <Trans>Credit {deskAmount(amountOf(credited))}, refund nothing</Trans>
        ) : (
          <Trans>Refund {deskAmount(amountOf(credited + tipMinor + minorOf(sale.overpaid)))}</Trans>
        )}
      </DeskButton>
    </form>
  );
}
