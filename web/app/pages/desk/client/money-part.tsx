import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dubaiDay, formatShortDayWithYear } from '../../../lib/dates.ts';
import { formatAed } from '../../../lib/money.ts';
import { deskDocumentPath } from '../../../paths.ts';
import { useDeskDueQuery, useDeskSalesToQuery } from '../../../state/api/desk/till-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TipsBack } from '../documents/tips-back.tsx';
import { lineName } from '../till/line-name.ts';
import { GiftWords } from '../till/page/gift-words.tsx';
import { filsToCredit, OwedBackNotice, useIsOwnBranch } from '../till/refund-link.tsx';
import { tillPath } from './client-path.ts';
import { Nothing, Part } from './part.tsx';

/** What they owe, and what was sold to them or paid by them. */
export function MoneyPart({ id }: { id: number }) {
  const due = useDeskDueQuery({ client_id: id });
  const sales = useDeskSalesToQuery({ client_id: id });
  const isOwnBranch = useIsOwnBranch();
  const owed = due.currentData && sumOf(due.currentData);
  const back = due.currentData?.back ?? [];
  return (
    <Part
      title={<Trans>Money</Trans>}
      tools={
        <Link to={tillPath(id)} className="desk-tool desk-edged">
          <Trans>To the till</Trans>
        </Link>
      }
    >
      {(due.isError || sales.isError) && (
        <ErrorState
          title={<Trans>The money could not be loaded.</Trans>}
          onRetry={() => {
            void due.refetch();
            void sales.refetch();
          }}
        />
      )}
      {owed !== undefined && (
        <p className={owed > 0 ? 'font-semibold text-ember' : 'text-muted'}>
          {owed > 0 ? <Trans>{formatAed(owed)} not paid</Trans> : <Trans>Nothing is owed.</Trans>}
        </p>
      )}
      <OwedBackNotice back={back} />
      {sales.currentData?.length === 0 && (
        <Nothing>
          <Trans>Nothing was sold yet.</Trans>
        </Nothing>
      )}
      <ul className="client-lines">
        {sales.currentData?.map((sale) => (
          <li key={sale.id} className="client-line">
            <span>{formatShortDayWithYear(dubaiDay(sale.at))}</span>
            <strong>{formatAed(sale.total)}</strong>
            <span className="basis-full text-sm text-muted">
              {sale.lines.length > 0 ? sale.lines.map(lineName).join(' · ') : <Trans>Tip</Trans>}
              {sale.payer.id !== sale.client.id && (
                <>
                  {' · '}
                  <GiftWords client={sale.client} payer={sale.payer} seenBy={id} />
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
                    <bdi dir="ltr">{number}</bdi>
                  </Link>
                ) : (
                  <bdi key={number} dir="ltr">
                    {number}
                  </bdi>
                ),
              )}
              {!isOwnBranch(sale.location) && <Trans>Sold at branch {sale.location}</Trans>}
              {isOwnBranch(sale.location) && <TipsBack sale={sale} />}
              <NotPaid fils={Math.round(sale.due * 100) - filsToCredit(sale.id, back)} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function NotPaid({ fils }: { fils: number }) {
  if (fils <= 0) return null;
  return (
    <span className="text-ember">
      <Trans>{formatAed(fils / 100)} not paid</Trans>
    </span>
  );
}

interface Due {
  bookings: { price: number }[];
  packages: { price: number }[];
  sales: { due: number }[];
}

/** What is owed in all. */
export function sumOf({ bookings, packages, sales }: Due): number {
  const amounts = [
    ...[...bookings, ...packages].map(({ price }) => price),
    ...sales.map(({ due }) => due),
  ];
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
