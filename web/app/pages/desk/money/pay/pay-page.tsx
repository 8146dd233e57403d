import type { PayMonth } from '@limber/contract/desk/money/pay.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskPayPath, paths } from '../../../../paths.ts';
import {
  useClosePayMonthMutation,
  useReadPayMonthQuery,
} from '../../../../state/api/calls/desk/money/pay.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskFigure } from '../../frame/words/desk-amounts.ts';
import { deskMonth } from '../../frame/words/desk-dates.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { ClosedWords } from './closed-words.tsx';
import { MonthChoice } from './month-choice.tsx';
import { PayFile } from './pay-file.tsx';
import { useMonth } from './use-month.ts';

export function meta() {
  return [{ title: t`Pay` }, { name: 'robots', content: 'noindex' }];
}

/** What each therapist earned in a month, which a manager closes. */
export default function PayPage() {
  const { t } = useLingui();
  const at = useMonth();
  const { month } = at;
  const query = useReadPayMonthQuery({ month });
  const { currentData: data } = query;
  return (
    <DeskPage
      title={<Trans>Pay</Trans>}
      actions={
        <>
          <Link to={paths.studioPay} className="desk-tool desk-edged">
            <Trans>Rates</Trans>
          </Link>
          <PayFile month={month} />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MonthChoice {...at} />
        {data && <ClosedWords {...data} />}
      </div>
      {!data && <LoadingOrFailed of={query} failed={<Trans>The pay could not be loaded.</Trans>} />}
      {data?.therapists.length === 0 && (
        <EmptyState title={<Trans>Nobody earned anything in this month.</Trans>} />
      )}
      {data && data.therapists.length > 0 && (
        <DeskTable
          name={t`Pay`}
          named
          columns={[
            { word: t`Therapist` },
            ...[t`Sessions`, t`Products`, t`Refunds`, t`Tips`, t`Corrections`, t`In all`].map(
              (word) => ({ word, figure: true }),
            ),
          ]}
          rows={data.therapists.map((each) => ({
            key: each.therapist_id,
            cells: [
              <Link
                key="name"
                to={deskPayPath(each.therapist_id, month)}
                className="inline-flex min-h-(--desk-row) items-center font-semibold text-primary underline underline-offset-4"
              >
                <bdi>{each.therapist}</bdi>
              </Link>,
              ...[each.sessions, each.products, each.refunds, each.tips, each.corrections].map(
                deskFigure,
              ),
              <strong key="total">{deskFigure(each.total)}</strong>,
            ],
          }))}
          foot={
            data.therapists.length > 1
              ? [t`In all`, '', '', '', '', '', deskFigure(data.total)]
              : undefined
          }
        />
      )}
      {data?.is_over && data.state === 'next' && <CloseMonth key={month} pay={data} />}
      {data?.is_over && data.state === 'open' && (
        <p className="text-muted">
          <Trans>It can be closed when the months before it are closed.</Trans>
        </p>
      )}
    </DeskPage>
  );
}

function CloseMonth({ pay: { month } }: { pay: PayMonth }) {
  const [sure, setSure] = useState(false);
  const [close, { isLoading, error }] = useClosePayMonthMutation();
  const sentence = useRefusalSentence(error);
  const name = deskMonth(month);
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-hairline bg-surface p-4 print:hidden">
      <p className="max-w-prose text-muted">
        <Trans>
          Once a month is closed its statements stay as they are. What changes later, such as a
          session that is undone, is a correction in the next month.
        </Trans>
      </p>
      {sentence && (
        <p role="alert" className="font-medium text-err">
          {sentence}
        </p>
      )}
      {sure ? (
        <span className="flex flex-wrap gap-2">
          <DeskButton look="main" disabled={isLoading} onClick={() => void close({ month })}>
            <Trans>Close {name} for good</Trans>
          </DeskButton>
          <DeskButton onClick={() => setSure(false)}>
            <Trans>Not yet</Trans>
          </DeskButton>
        </span>
      ) : (
        <DeskButton onClick={() => setSure(true)}>
          <Trans>Close {name}</Trans>
        </DeskButton>
      )}
    </section>
  );
}
