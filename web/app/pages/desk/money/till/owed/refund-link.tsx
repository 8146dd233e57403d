import type { Due } from '@limber/contract/desk/money/owed.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { deskDocumentPath } from '../../../../../paths.ts';
import { useReadSignInQuery } from '../../../../../state/api/desk-api.ts';
import { deskAed } from '../../../frame/words/desk-aed.ts';

/** What was sold for more than it is worth now, of one line of a sale. */
export type OwedBack = Due['back'][number];

/**
 * The way to give back what is owed back: its invoice, where the refund is begun with it. What was never paid
 * is only credited. Of a branch that one does not see: where it is given back.
 */
export function RefundLink({ back, whose }: { back: OwedBack; whose?: string }) {
  const { t } = useLingui();
  const isOwnBranch = useIsOwnBranch();
  const { invoice, line_id, amount, paid, name, location } = back;
  if (invoice === null) return null;
  if (location !== null && !isOwnBranch(location)) {
    return (
      <span className="shrink-0 text-sm text-muted">
        <Trans>Sold at branch {location}, and given back there.</Trans>
      </span>
    );
  }
  const [sum, credit] = [deskAed(paid), deskAed(amount)];
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

/** What is owed back of a session or to a client, each with the way to give it back; nothing where nothing is. */
export function OwedBackNotice({ back }: { back: readonly OwedBack[] }) {
  const fils = back.reduce((sum, { paid }) => sum + Math.round(paid * 100), 0);
  if (back.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {fils > 0 ? (
        <p className="grow font-semibold text-ember">
          <Trans>Owed back: {deskAed(fils / 100)}</Trans>
        </p>
      ) : (
        <p className="grow text-muted">
          <Trans>Not paid and not owed any more: only to be credited.</Trans>
        </p>
      )}
      {back.map((each) => (
        <RefundLink key={each.line_id} back={each} />
      ))}
    </div>
  );
}

/** What of a sale is not paid and is to be credited, so that nobody takes it, in fils. */
export function filsToCredit(saleId: string, back: readonly OwedBack[]): number {
  return back.reduce(
    (sum, { sale_id, amount, paid }) =>
      sale_id === saleId ? sum + Math.round(amount * 100) - Math.round(paid * 100) : sum,
    0,
  );
}

/** Whether one sees what belongs to a branch; all as long as it is not known. */
export function useIsOwnBranch(): (location: string) => boolean {
  const { data: who } = useReadSignInQuery();
  return (location) => who?.locations.includes(location) ?? true;
}
