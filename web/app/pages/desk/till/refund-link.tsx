import type { Due } from '@limber/contract/desk/till.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatAed } from '../../../lib/money.ts';
import { deskDocumentPath } from '../../../paths.ts';

/** What was paid too much for a session, of one line of a sale. */
export type OwedBack = Due['back'][number];

/** The way to give back what is owed back: its invoice, where the refund is begun with it. */
export function RefundLink({ back, whose }: { back: OwedBack; whose?: string }) {
  const { t } = useLingui();
  const { invoice, line_id, amount, name } = back;
  if (invoice === null) return null;
  const sum = formatAed(amount);
  return (
    <Link
      to={`${deskDocumentPath(invoice)}?refund=${line_id}`}
      aria-label={whose && t`Refund ${sum} to ${whose}: ${name}`}
      className="desk-tool desk-edged shrink-0"
    >
      {whose ? <Trans>Refund</Trans> : <Trans>Refund {sum}</Trans>}
    </Link>
  );
}

/** What is owed back of a session or to a client, each with the way to give it back; nothing where nothing is. */
export function OwedBackNotice({ back }: { back: readonly OwedBack[] }) {
  const fils = back.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  if (fils === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="grow font-semibold text-ember">
        <Trans>Owed back: {formatAed(fils / 100)}</Trans>
      </p>
      {back.map((each) => (
        <RefundLink key={each.line_id} back={each} />
      ))}
    </div>
  );
}
