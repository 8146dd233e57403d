import type { Drawer } from '@limber/contract/desk/money/drawers.ts';
import type { Due } from '@limber/contract/desk/money/owed.ts';
import { amountOf, minorOf, studioCurrency } from '@limber/contract/money/currency.ts';
import { notesAndCoinsOf } from '@limber/contract/money/notes-and-coins.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { deskReportPath, paths } from '../../../../paths.ts';
import { useCloseDrawerMutation } from '../../../../state/api/calls/desk/money/drawers.ts';
import { useListOwedQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount, moneyPiece } from '../../frame/words/desk-amounts.ts';
import { sumInMinor } from '../till/owed/owed-sums.ts';
import { pollEveryMinute } from '../till/page/poll-every-minute.ts';
import { owedRows } from '../till/page/sale-in-progress.ts';
import { type Counted, sumOfCash, worthOf } from './count-cash.ts';

/**
 * Closes the day: cash is counted by notes and coins or as one sum; a difference needs a reason.
 */
export function CloseDay({ drawer }: { drawer: Drawer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const denominations = notesAndCoinsOf(studioCurrency().code);
  const [pieces, setPieces] = useState<Counted>({});
  const [total, setTotal] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const why = useRef<HTMLInputElement>(null);
  const owed = useListOwedQuery({ location: drawer.location }, pollEveryMinute);
  const { currentData: due } = owed;
  const [send, { isLoading, error }] = useCloseDrawerMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const hasPieces = denominations.some((minor) => (pieces[minor] ?? '').trim() !== '');
  const counted = hasPieces
    ? sumOfCash(denominations, pieces)
    : total.trim() === ''
      ? null
      : minorIn(total);
  const difference = counted === null ? null : counted - minorOf(drawer.expected);
  const needsReason = difference !== null && difference !== 0;
  const close = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (counted === null) return;
    if (needsReason && reason.trim() === '') return why.current?.focus();
    const { id, location } = drawer;
    const { data } = await send({
      id,
      location,
      counted: amountOf(counted),
      ...(needsReason ? { reason: reason.trim() } : {}),
    });
    if (data) navigate(deskReportPath(id, location));
  };
  return (
    <form
      onSubmit={close}
      noValidate
      aria-labelledby="drawer-close"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="drawer-close" className="type-3">
        <Trans>Close the day</Trans>
      </h2>
      {due && <StillOwed due={due} />}
      {owed.isError && !due && (
        <ErrorState
          title={<Trans>The amounts owed could not be loaded.</Trans>}
          onRetry={owed.refetch}
        />
      )}
      {denominations.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm text-muted">
            <Trans>Count notes and coins</Trans>
          </legend>
          <div className="drawer-pieces">
            {denominations.map((minor) => (
              <Piece
                key={minor}
                minor={minor}
                typed={pieces[minor] ?? ''}
                onChange={(typed) => setPieces((before) => ({ ...before, [minor]: typed }))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <MoneyField
        label={
          denominations.length > 0 ? (
            <Trans>Or the sum of all cash</Trans>
          ) : (
            <Trans>The sum of all cash</Trans>
          )
        }
        value={hasPieces ? '' : total}
        placeholder={hasPieces && counted !== null ? String(amountOf(counted)) : undefined}
        onChange={(typed) => {
          setPieces({});
          setTotal(typed);
        }}
        error={tried && counted === null ? <Trans>Please count the cash.</Trans> : undefined}
      />
      {difference !== null && (
        <p
          role="status"
          className={needsReason ? 'font-semibold text-warn' : 'font-semibold text-ok'}
        >
          {needsReason ? (
            <Trans>
              Difference: {deskAmount(amountOf(difference))} of {deskAmount(drawer.expected)}
            </Trans>
          ) : (
            <Trans>The count is correct.</Trans>
          )}
        </p>
      )}
      {needsReason && (
        <DeskInput
          label={<Trans>Reason for the difference</Trans>}
          error={tried && reason.trim() === '' ? <Trans>Please say why.</Trans> : undefined}
          ref={why}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <RefusalText>
        {error && (said.detail ?? t`Please check your connection and try again.`)}
      </RefusalText>
      <p className="text-sm text-muted">
        <Trans>A closed drawer takes no more money. Open another one for later payments.</Trans>
      </p>
      <DeskButton look="main" type="submit" disabled={isLoading}>
        <Trans>Close the day</Trans>
      </DeskButton>
    </form>
  );
}

/** What can still be settled before the day is closed: owed to the branch, and owed back by it. */
export function StillOwed({ due }: { due: Due }) {
  const owed = sumInMinor(owedRows(due).map(({ amount }) => amount));
  const back = sumInMinor(due.back.map(({ paid }) => paid));
  if (owed + back === 0) return null;
  return (
    <p className="text-warn">
      {owed > 0 && (
        <span className={back > 0 ? 'block' : undefined}>
          {due.more ? (
            <Trans>Not paid yet: more than {deskAmount(amountOf(owed))}</Trans>
          ) : (
            <Trans>Not paid yet: {deskAmount(amountOf(owed))}</Trans>
          )}
        </span>
      )}
      {back > 0 && (
        <span className="block">
          {due.more ? (
            <Trans>Owed back: more than {deskAmount(amountOf(back))}</Trans>
          ) : (
            <Trans>Owed back: {deskAmount(amountOf(back))}</Trans>
          )}
        </span>
      )}
      <Link to={paths.deskTill} className="link ms-3 inline-flex min-h-11 items-center lg:min-h-8">
        <Trans>See the till</Trans>
      </Link>
    </p>
  );
}

interface PieceProps {
  minor: number;
  typed: string;
  onChange(typed: string): void;
}

/** The count of one note or coin, and its value. */
function Piece({ minor, typed, onChange }: PieceProps) {
  const worth = worthOf(minor, typed);
  const name = moneyPiece(amountOf(minor));
  return (
    <label className="drawer-piece">
      <span className="whitespace-nowrap">{name}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={5}
        value={typed}
        aria-invalid={worth === null || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="desk-field w-full text-end"
      />
      <span aria-hidden="true" className="text-end text-sm text-muted empty:hidden">
        {worth ? deskAmount(amountOf(worth)) : ''}
      </span>
    </label>
  );
}
