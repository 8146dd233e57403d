import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../paths.ts';
import { useReadOwnPayQuery } from '../../../../state/api/calls/desk/money/pay.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { MonthChoice } from './month-choice.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import { useMonth } from './use-month.ts';

export function meta() {
  return [{ title: t`My pay` }, { name: 'robots', content: 'noindex' }];
}

/** A therapist's own statement, where the studio shows it. */
export default function OwnPayPage() {
  const at = useMonth();
  const query = useReadOwnPayQuery({ month: at.month });
  const { currentData: data, error } = query;
  const hidden = !data && error && readFailure(error).status === 404;
  return (
    <DeskPage
      back={{ to: paths.ownDay, name: <Trans>My day</Trans> }}
      title={<Trans>My pay</Trans>}
      actions={
        data && (
          <DeskButton onClick={() => window.print()}>
            <Trans>Print</Trans>
          </DeskButton>
        )
      }
      narrow
    >
      {hidden ? (
        <EmptyState title={<Trans>Your studio does not show statements of pay here.</Trans>} />
      ) : (
        <>
          <MonthChoice {...at} />
          {!data && (
            <LoadingOrFailed
              of={query}
              failed={<Trans>The statement could not be loaded.</Trans>}
            />
          )}
          {data && <StatementSheet statement={data} />}
        </>
      )}
    </DeskPage>
  );
}
