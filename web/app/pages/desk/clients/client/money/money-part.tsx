import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useServerNow } from '../../../../../components/use-server-now.ts';
import { useListDueQuery } from '../../../../../state/api/calls/desk/money/owed.ts';
import { useSalesToClientInfiniteQuery } from '../../../../../state/api/desk-api.ts';
import { pageSize } from '../../../../../state/api/paged-lists.ts';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { tillPath } from '../../../frame/client-path.ts';
import { More, Nothing, TitledSection } from '../../../frame/titled-section.tsx';
import { ClientFees } from '../../../money/till/owed/client-fees.tsx';
import {
  minorToCredit,
  OverpaidNotice,
  OwedBackNotice,
} from '../../../money/till/owed/refund-link.tsx';
import { OwedLines } from './owed-lines.tsx';
import { SoldLine } from './sold-line.tsx';

/** What the client owes, and the sales to them or paid by them. */
export function MoneyPart({ id }: { id: number }) {
  const due = useListDueQuery({ client_id: id });
  const sales = useSalesToClientInfiniteQuery({ client_id: id });
  const now = useServerNow();
  const back = due.currentData?.back ?? [];
  const shown = sales.currentData?.pages.flatMap((page) => page.slice(0, pageSize));
  return (
    <TitledSection
      title={<Trans>Money</Trans>}
      tools={
        <Link to={tillPath(id)} className="desk-tool desk-edged">
          <Trans>To the till</Trans>
        </Link>
      }
    >
      {((due.isError && !due.currentData) || (sales.isError && !sales.currentData)) && (
        <ErrorState
          title={<Trans>The money could not be loaded.</Trans>}
          onRetry={() => {
            void due.refetch();
            void sales.refetch();
          }}
        />
      )}
      {due.currentData && <OwedLines due={due.currentData} now={now} />}
      <ClientFees clientId={id} />
      <OwedBackNotice back={back} />
      <OverpaidNotice overpaid={due.currentData?.overpaid ?? []} />
      {shown?.length === 0 && (
        <Nothing>
          <Trans>Nothing was sold yet.</Trans>
        </Nothing>
      )}
      {shown && (
        <ul className="client-lines">
          {shown.map((sale) => (
            <SoldLine
              key={sale.id}
              sale={sale}
              seenBy={id}
              creditMinor={minorToCredit(sale.id, back)}
            />
          ))}
        </ul>
      )}
      {sales.hasNextPage && (
        <More busy={sales.isFetching} onMore={() => void sales.fetchNextPage()} />
      )}
    </TitledSection>
  );
}
