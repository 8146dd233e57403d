import type { SetUpStep } from '@limber/contract/desk/studio/set-up.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDeskSetUpQuery } from '../../../state/api/desk-team-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DeskPage } from '../shell/desk-page.tsx';
import { NotYet } from '../shell/not-yet.tsx';
import { pagesOfSteps, stepWords } from './step-words.ts';

export function meta() {
  return [{ title: t`Set-up of the studio` }, { name: 'robots', content: 'noindex' }];
}

/** What the studio needs before its first day, in order: what is there, and what is missing. */
export default function SetUpPage() {
  const { data, error, refetch, isFetching } = useDeskSetUpQuery();
  const missing = data?.filter(({ done }) => !done).length ?? 0;
  return (
    <DeskPage title={<Trans>Set-up of the studio</Trans>} narrow>
      {!data && (
        <NotYet
          error={error}
          failed={<Trans>The set-up could not be loaded.</Trans>}
          forbidden={<Trans>The set-up is for managers.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && missing === 0 && (
        <Notice tone="ok">
          <Trans>
            All is there. <Link to={paths.desk}>To the day</Link>
          </Trans>
        </Notice>
      )}
      {data && (
        <ol className="desk-list">
          {data.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </ol>
      )}
    </DeskPage>
  );
}

function Step({ step: { step, done, count } }: { step: SetUpStep }) {
  const { t: say } = useLingui();
  const { title, why } = stepWords[step];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">
          <Link
            to={pagesOfSteps[step]}
            className="inline-flex min-h-(--desk-row) items-center text-primary underline underline-offset-4"
          >
            {say(title)}
          </Link>
          {count > 0 && <span className="ms-2 font-normal text-muted">{count}</span>}
        </p>
        <p className="text-sm text-muted">{say(why)}</p>
      </div>
      <Badge tone={done ? 'ok' : 'warn'} icon={<span aria-hidden="true">{done ? '✓' : '!'}</span>}>
        {done ? <Trans>There</Trans> : <Trans>Missing</Trans>}
      </Badge>
    </li>
  );
}
