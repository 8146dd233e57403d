import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dubaiDay, formatShortDayWithYear } from '../../../lib/dates.ts';
import { formatAed } from '../../../lib/money.ts';
import { useDeskDueQuery, useDeskSalesToQuery } from '../../../state/api/desk/till-api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OwedBackNotice } from '../till/refund-link.tsx';
import { tillPath } from './client-path.ts';
import { Nothing, Part } from './part.tsx';

/** What they owe, and what was sold to them or paid by them. */
export function MoneyPart({ id }: { id: number }) {
  const due = useDeskDueQuery({ client_id: id });
  const sales = useDeskSalesToQuery({ client_id: id });
  const owed = due.currentData && sumOf(due.currentData);
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
      <OwedBackNotice back={due.currentData?.back ?? []} />
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
              {sale.lines.map(({ name }) => name).join(' · ')}
            </span>
            <span className="basis-full text-sm text-muted">
              <bdi dir="ltr">{sale.documents.map(({ number }) => number).join(' · ')}</bdi>
              {sale.due > 0 && (
                <span className="text-ember">
                  {' '}
                  <Trans>{formatAed(sale.due)} not paid</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
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
