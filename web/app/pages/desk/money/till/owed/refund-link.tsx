import type { Due } from '@limber/contract/desk/money/owed.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { deskDocumentPath } from '../../../../../paths.ts';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';

/** What was credited of a sale, and not handed back yet. */
type Overpaid = Due['overpaid'][number];

/** The part of a sold line above its present value. */
export type OwedBack = Due['back'][number];

/**
 * Link to the invoice whose refund form is preset to this. An unpaid amount is only credited. For a
 * branch that this person does not see, the branch's name stands instead.
 */
export function RefundLink({ back, whose }: { back: OwedBack; whose?: string }) {
  const { t } = useLingui();
  const isOwnBranch = useIsOwnBranch();
  const { invoice, line_id, amount, paid, name, location } = back;
  if (invoice === null) return null;
  if (location !== null && !isOwnBranch(location)) return <SoldElsewhere location={location} />;
  const [sum, credit] = [deskAmount(paid), deskAmount(amount)];
  const label =
    paid > 0 ? t`Refund ${sum} to ${whose}: ${name}` : t`Credit ${credit} to ${whose}: ${name}`;
  return (
    <Link
      to={`${deskDocumentPath(invoice)}?refund=${line_id}`}
      aria-label={whose && label}
      className="desk-tool desk-edged shrink-0"
    >
      {paid === 0 ? (
        <Trans>Credit {credit}</Trans>
      ) : whose ? (
        <Trans>Refund</Trans>
      ) : (
        <Trans>Refund {sum}</Trans>
      )}
    </Link>
  );
}

/**
 * What is owed back for a session or to a client, each with its link; renders nothing if nothing is
 * owed.
 */
export function OwedBackNotice({ back }: { back: readonly OwedBack[] }) {
  const minor = back.reduce((sum, { paid }) => sum + minorOf(paid), 0);
  if (back.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {minor > 0 ? (
        <p className="grow font-semibold text-ember">
          <Trans>Owed back: {deskAmount(amountOf(minor))}</Trans>
        </p>
      ) : (
        <p className="grow text-muted">
          <Trans>Not paid and no longer owed: it only has to be credited.</Trans>
        </p>
      )}
      {back.map((each) => (
        <RefundLink key={each.line_id} back={each} />
      ))}
    </div>
  );
}

/** In place of a link to an invoice of another branch. */
function SoldElsewhere({ location }: { location: string }) {
  return (
    <span className="shrink-0 text-sm text-muted">
      <Trans>Sold at branch {location}, and given back there.</Trans>
    </span>
  );
}

/** Link to the form that hands back what was credited before. */
export function HandBackLink({ overpaid, whose }: { overpaid: Overpaid; whose?: string }) {
  const { t } = useLingui();
  const isOwnBranch = useIsOwnBranch();
  const { invoice, amount, name, location } = overpaid;
  if (invoice === null) return null;
  if (location !== null && !isOwnBranch(location)) return <SoldElsewhere location={location} />;
  const sum = deskAmount(amount);
  return (
    <Link
      to={`${deskDocumentPath(invoice)}?refund`}
      aria-label={whose && t`Refund ${sum} to ${whose}: ${name}`}
      className="desk-tool desk-edged shrink-0"
    >
      <Trans>Refund</Trans>
    </Link>
  );
}

/** Money that was credited and that its client does not have; renders nothing if there is none. */
export function OverpaidNotice({ overpaid }: { overpaid: readonly Overpaid[] }) {
  return overpaid.map((each) => (
    <div key={each.sale_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="grow font-semibold text-ember">
        {each.refused_by_bank ? (
          <Trans>Did not reach the card: {deskAmount(each.amount)}</Trans>
        ) : (
          <Trans>To be handed back: {deskAmount(each.amount)}</Trans>
        )}
      </p>
      <HandBackLink overpaid={each} />
    </div>
  ));
}

/** The unpaid part of a sale that is to be credited instead of collected, in minor units. */
export function minorToCredit(saleId: string, back: readonly OwedBack[]): number {
  return back.reduce(
    (sum, { sale_id, amount, paid }) =>
      sale_id === saleId ? sum + minorOf(amount) - minorOf(paid) : sum,
    0,
  );
}

/** Whether this person sees a branch; true until that is known. */
export function useIsOwnBranch(): (location: string) => boolean {
  const { data: who } = useReadSignInQuery();
  return (location) => who?.locations.includes(location) ?? true;
}
