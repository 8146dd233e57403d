import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { deskDocumentPath } from '../../../../../paths.ts';
import { Apart, Dot } from '../../../../../ui/dot.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskDayOf } from '../../../frame/words/desk-dates.ts';
import { RefundTips } from '../../../money/documents/refund-tips.tsx';
import { lineName } from '../../../money/till/line-name.ts';
import { useIsOwnBranch } from '../../../money/till/owed/refund-link.tsx';
import { GiftWords } from '../../../money/till/page/other-payer-line.tsx';
import { SaleSigns } from '../../../money/till/sale-state-badges.tsx';

interface Props {
  sale: Sale;
  /** The client whose page it is. */
  seenBy: number;
  /** The unpaid part that will only be credited, in minor units. */
  creditMinor: number;
}

/** One sale to a client or paid by them: price, state, and its documents. */
export function SoldLine({ sale, seenBy, creditMinor }: Props) {
  const isOwnBranch = useIsOwnBranch();
  const isGone = sale.voided || (sale.total > 0 && sale.refunded >= sale.total);
  return (
    <li className="client-line">
      <span>{deskDayOf(sale.at)}</span>
      <span className="flex flex-wrap items-center justify-end gap-x-2">
        <SaleSigns sale={sale} creditMinor={creditMinor} />
        <strong className={isGone ? 'text-muted line-through' : undefined}>
          {deskAmount(sale.total)}
        </strong>
      </span>
      <span className="basis-full text-sm text-muted">
        {sale.lines.length > 0 ? <Apart parts={sale.lines.map(lineName)} /> : <Trans>Tip</Trans>}
        {sale.client && sale.payer && sale.payer.id !== sale.client.id && (
          <>
            <Dot />
            <GiftWords client={sale.client} payer={sale.payer} seenBy={seenBy} />
          </>
        )}
      </span>
      <span className="flex basis-full flex-wrap items-center gap-x-3 text-sm text-muted">
        {sale.documents.map(({ number }) =>
          isOwnBranch(sale.location) ? (
            <Link
              key={number}
              to={deskDocumentPath(number)}
              className="link inline-flex min-h-11 items-center lg:min-h-8"
            >
              <bdi dir="ltr" translate="no">
                {number}
              </bdi>
            </Link>
          ) : (
            <bdi key={number} dir="ltr" translate="no">
              {number}
            </bdi>
          ),
        )}
        {!isOwnBranch(sale.location) && <Trans>Sold at branch {sale.location}</Trans>}
        {isOwnBranch(sale.location) && <RefundTips sale={sale} />}
      </span>
    </li>
  );
}
