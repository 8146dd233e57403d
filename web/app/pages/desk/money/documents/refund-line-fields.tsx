import type { SoldPackage } from '@limber/contract/desk/clients/sold-packages.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { lineName } from '../till/line-name.ts';
import {
  beyondMinor,
  leftOf,
  mostMinor,
  ownLeft,
  partMinor,
  partMinutes,
  piecesBack,
  type TypedPart,
  usualMinor,
} from './refund-parts.ts';

interface Props {
  line: Sale['lines'][number];
  part: TypedPart;
  /** The package of the line, once loaded. */
  sold: SoldPackage | undefined;
  /**
   * For a session: the most that this person may refund as a favour while it stays sold; undefined
   * for other lines.
   */
  favourMinor: number | undefined;
  /** The form was sent: what is missing is said. */
  tried: boolean;
  onChange(next: Partial<TypedPart>): void;
}

/** Whether a line is refunded, and how much of it. */
export function RefundLineFields({ line, part, sold, favourMinor, tried, onChange }: Props) {
  const minor = partMinor(line, part, sold);
  const minutes = partMinutes(line, part, sold);
  const [usual, most, all] = [usualMinor(line, sold), mostMinor(line, sold), leftOf(line)];
  const isTooMuch =
    favourMinor !== undefined && minor !== null && minor > favourMinor && minor !== all;
  return (
    <div className="grid gap-2 rounded-control border border-hairline p-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={part.chosen}
          onChange={(event) => onChange({ chosen: event.target.checked })}
          className="size-5 accent-primary"
        />
        <span className="grow">{lineName(line)}</span>
        <span className="text-muted">{deskAmount(amountOf(all))}</span>
      </label>
      {part.chosen && favourMinor !== undefined && favourMinor < all && (
        <p className={`text-sm ${isTooMuch ? 'font-medium text-err' : 'text-muted'}`}>
          <Trans>
            As a favour at most {deskAmount(amountOf(favourMinor))} can be refunded; more only by a
            manager.
          </Trans>
        </p>
      )}
      {part.chosen && sold && <PackageStanding sold={sold} isAll={minor === all} />}
      {part.chosen && (
        <div className="grid gap-2 sm:grid-cols-2">
          <MoneyField
            label={<Trans>Amount in {currencyHere()}</Trans>}
            value={part.amount}
            placeholder={typedMinor(usual)}
            onChange={(amount) => onChange({ amount })}
            error={minor === null && <AmountError most={most} all={all} />}
          />
          {line.owned_package_id !== null && minor !== all && sold?.minutes !== null && (
            <DeskInput
              label={<Trans>Minutes taken from the package</Trans>}
              error={
                minutes === null &&
                (sold ? (
                  <Trans>Whole minutes, at most {ownLeft(sold)}.</Trans>
                ) : (
                  <Trans>Please give whole minutes.</Trans>
                ))
              }
              inputMode="numeric"
              dir="ltr"
              maxLength={5}
              value={part.minutes}
              placeholder={String(minutes ?? 0)}
              onChange={(event) => onChange({ minutes: event.target.value })}
              controlClass="text-end placeholder:font-normal"
            />
          )}
          {usual < all && most === all && minor !== all && (
            <DeskButton
              onClick={() => onChange({ amount: typedMinor(all), minutes: '' })}
              className="justify-self-start"
            >
              <Trans>The full price: {deskAmount(amountOf(all))}</Trans>
            </DeskButton>
          )}
        </div>
      )}
      {part.chosen && line.pieces !== null && (
        <DeskInput
          label={<Trans>Pieces back into stock</Trans>}
          hint={<Trans>Of {line.pieces}; 0 where it was opened, broke or is kept.</Trans>}
          error={
            piecesBack(line, part) === null &&
            (tried || part.pieces) && <Trans>A whole number, at most {line.pieces}.</Trans>
          }
          inputMode="numeric"
          dir="ltr"
          maxLength={6}
          value={part.pieces ?? ''}
          onChange={(event) => onChange({ pieces: event.target.value })}
          controlClass="text-end"
        />
      )}
      {part.chosen && line.owned_package_id !== null && minor !== null && (
        <MinutesBack sold={sold} minor={minor} minutes={minutes} isAll={minor === all} />
      )}
    </div>
  );
}

interface MinutesProps {
  sold: SoldPackage | undefined;
  minor: number;
  /** Undefined: the till decides; null: not a number of minutes. */
  minutes: number | undefined | null;
  isAll: boolean;
}

/**
 * Which minutes are refunded with the amount, which stay, and how much of the amount they are not
 * worth.
 */
function MinutesBack({ sold, minor, minutes, isAll }: MinutesProps) {
  if (minutes === null || sold?.minutes === null) return null;
  if (isAll) {
    return (
      <p className="text-sm font-medium">
        {sold && sold.stays > 0 ? (
          <Trans>
            <Plural value={ownLeft(sold)} one="# minute goes out" other="# minutes go out" />; the
            package stays open for <Plural value={sold.stays} one="# minute" other="# minutes" />{' '}
            from another package.
          </Trans>
        ) : (
          <Trans>All remaining minutes are taken out, and the package is closed.</Trans>
        )}
      </p>
    );
  }
  if (!sold || minutes === undefined) {
    return (
      <p className="text-sm font-medium">
        <Trans>No minutes are taken out unless you enter a number.</Trans>
      </p>
    );
  }
  const beyond = beyondMinor(minor, minutes, sold);
  return (
    <p className="text-sm font-medium">
      <Trans>
        <Plural value={minutes} one="# minute goes out" other="# minutes go out" />,{' '}
        <Plural value={sold.left - minutes} one="# stays" other="# stay" />
      </Trans>
      {beyond > 0 && (
        <>
          <Dot />
          <Trans>{deskAmount(amountOf(beyond))} more than they are worth</Trans>
        </>
      )}
    </p>
  );
}

function AmountError({ most, all }: { most: number; all: number }) {
  if (most === all) return <Trans>At most {deskAmount(amountOf(all))}.</Trans>;
  return <Trans>At most {deskAmount(amountOf(most))}; more only by a manager.</Trans>;
}

/**
 * Where a package's minutes went, which are left and their value, and what goes with the refund.
 */
function PackageStanding({ sold, isAll }: { sold: SoldPackage; isAll: boolean }) {
  const { minutes, used, refunded, expired, adjusted, transferred, left, worth } = sold;
  const ends = sold.ends_membership;
  return (
    <div className="text-sm text-muted">
      {minutes === null ? (
        <Trans>Unlimited: no minutes are counted.</Trans>
      ) : (
        <p>
          <Plural value={minutes} one="# minute bought" other="# minutes bought" />
          <Dot />
          <Plural value={used} one="# used" other="# used" />
          <Dot />
          {refunded > 0 && (
            <>
              <Plural value={refunded} one="# paid back" other="# paid back" />
              <Dot />
            </>
          )}
          {expired > 0 && (
            <>
              <Plural value={expired} one="# expired" other="# expired" />
              <Dot />
            </>
          )}
          {adjusted > 0 && (
            <>
              <Plural value={adjusted} one="# added" other="# added" />
              <Dot />
            </>
          )}
          {adjusted < 0 && (
            <>
              <Plural value={-adjusted} one="# taken away" other="# taken away" />
              <Dot />
            </>
          )}
          {transferred > 0 && (
            <>
              <Plural
                value={transferred}
                one="# from another package"
                other="# from another package"
              />
              <Dot />
            </>
          )}
          {transferred < 0 && (
            <>
              <Plural
                value={-transferred}
                one="# put into another package"
                other="# put into another package"
              />
              <Dot />
            </>
          )}
          <Plural value={left} one="# left" other="# left" />
          <Dot />
          {sold.stays > 0 ? (
            <Trans>those of this package worth {deskAmount(worth)}</Trans>
          ) : (
            <Trans>worth {deskAmount(worth)}</Trans>
          )}
        </p>
      )}
      {isAll && ends && (
        <p className="text-warn">
          <Trans>The membership that it unlocked ends with it.</Trans>
        </p>
      )}
    </div>
  );
}
