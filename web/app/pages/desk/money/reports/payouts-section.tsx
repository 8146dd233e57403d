import type { StudioReport } from '@limber/contract/desk/money/reports.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAskPayoutsMutation } from '../../../../state/api/calls/desk/money/payouts.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskAmount, deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { ReportTable } from './report-table.tsx';

type Payout = StudioReport['payouts'][number];

interface Props {
  report: StudioReport;
  days: { from: string; to: string; location: string | undefined };
}

const stateWords: Readonly<Record<Payout['status'], MessageDescriptor>> = {
  pending: msg`On its way`,
  paid: msg`Arrived`,
  failed: msg`Refused by the bank`,
};

/**
 * What the provider of payments sent to the bank: payments, what went back, fees, and whether they
 * come to the line of the bank. Nothing where nobody takes payments online.
 */
export function Payouts({ report: { payouts }, days }: Props) {
  const { t } = useLingui();
  const { data: who } = useReadSignInQuery();
  const [ask, { error, isLoading }] = useAskPayoutsMutation();
  const { whole } = useRefusal(error);
  if (!who?.takes_online && payouts.length === 0) return null;
  const wrong = payouts.filter(({ difference }) => difference !== 0);
  const sum = (of: (row: Payout) => number) =>
    deskFigure(amountOf(payouts.reduce((all, row) => all + minorOf(of(row)), 0)));
  const columns = [
    ...[(row: Payout) => row.payments, (row: Payout) => row.back, (row: Payout) => row.fees],
    ...(payouts.some(({ other }) => other !== 0) ? [(row: Payout) => row.other] : []),
    ...[(row: Payout) => row.net, (row: Payout) => row.bank, (row: Payout) => row.difference],
  ];
  return (
    <div className="grid min-w-0 gap-2">
      <ReportTable
        title={t`Payouts to the bank`}
        none={t`Nothing arrived at the bank on these days.`}
        file={{ table: 'payouts', ...days }}
        head={[
          ...[t`Arrives on`, t`State`, t`Payments`, t`Went back`, t`Fees`],
          ...(columns.length === 7 ? [t`Other`] : []),
          ...[t`Net`, t`At the bank`, t`Difference`],
        ]}
        texts={2}
        rows={payouts.map((row) => ({
          key: row.reference,
          cells: [
            deskDay(row.arrives_on),
            t(stateWords[row.status]),
            ...columns.map((of) => deskFigure(of(row))),
          ],
        }))}
        total={payouts.length > 1 ? [t`In all`, '', ...columns.map(sum)] : undefined}
      />
      {wrong.map((row) => (
        <Notice key={row.reference} tone="err">
          <Trans>
            The payout of {deskDay(row.arrives_on)} (<bdi dir="ltr">{row.reference}</bdi>) does not
            add up: the bank has {deskAmount(row.bank)}, its parts come to {deskAmount(row.net)}.
          </Trans>
        </Notice>
      ))}
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          Of all branches, by the day on which the money is at the bank. The provider is asked each
          night.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <DeskButton disabled={isLoading} onClick={() => void ask()}>
          <Trans>Ask the provider now</Trans>
        </DeskButton>
      </div>
      <RefusalText>{whole}</RefusalText>
    </div>
  );
}
