import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useReadPayStatementQuery } from '../../../../state/api/calls/desk/money/pay.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { MonthChoice } from './month-choice.tsx';
import { PayFile } from './pay-file.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import { useMonth } from './use-month.ts';

export function meta() {
  return [{ title: t`Pay statement` }, { name: 'robots', content: 'noindex' }];
}

/** A therapist's statement, which opens to each session, product, refund and tip. */
export default function StatementPage() {
  const { id } = useParams();
  const at = useMonth();
  const { month } = at;
  const query = useReadPayStatementQuery({ id: Number(id), month });
  const { currentData: data } = query;
  return (
    <DeskPage
      back={{ to: `${paths.deskPay}?month=${month}`, name: <Trans>Pay</Trans> }}
      title={<Trans>Pay statement</Trans>}
      actions={
        <>
          <PayFile month={month} therapist={Number(id)} />
          <DeskButton look="main" onClick={() => window.print()}>
            <Trans>Print</Trans>
          </DeskButton>
        </>
      }
    >
      <MonthChoice {...at} />
      {!data && (
        <LoadingOrFailed of={query} failed={<Trans>The statement could not be loaded.</Trans>} />
      )}
      {data && <StatementSheet statement={data} />}
    </DeskPage>
  );
}
