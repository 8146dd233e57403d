import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useReadSetUpQuery } from '../../../../state/api/calls/desk/entry/set-up.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { pageOf, stepWords } from './step-words.ts';

export function meta() {
  return [{ title: t`Studio set-up` }, { name: 'robots', content: 'noindex' }];
}

/** What the studio needs before its first day, in order, with what is done and what is missing. */
export default function SetUpPage() {
  const { data, error, refetch, isFetching } = useReadSetUpQuery();
  const next = data && nextOf(data);
  return (
    <DeskPage title={<Trans>Studio set-up</Trans>} narrow>
      {!data && (
        <LoadingOrFailed
          error={error}
          failed={<Trans>The set-up could not be loaded.</Trans>}
          forbidden={<Trans>The set-up is for managers.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {next && <Next step={next} />}
      {data && !next && (
        <Notice tone="ok">
          <Trans>
            Everything is set up. <Link to={paths.desk}>To the day</Link>
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

/** The next step to take; undefined: nothing necessary is missing. */
export function nextOf(steps: readonly SetUpStep[]): SetUpStep | undefined {
  return steps.find(({ done, optional }) => !done && !optional);
}

function Next({ step: next }: { step: SetUpStep }) {
  const { step, to_look_at: proposed } = next;
  const { t: say } = useLingui();
  return (
    <section className="grid justify-items-start gap-2 rounded-card border border-hairline bg-surface p-4">
      <h2 className="type-3">
        <Trans>The next step: {say(stepWords[step].title)}</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        {proposed > 0 ? (
          <Plural
            value={proposed}
            one="# is a suggestion. Check it, then save or retire it."
            other="# are suggestions. Check each, then save or retire it."
          />
        ) : (
          say(stepWords[step].why)
        )}
      </p>
      <Link to={pageOf(next)} className="desk-tool desk-main-tool">
        <Trans>To this step</Trans>
      </Link>
    </section>
  );
}

/** One step, with its progress. */
export function Step({ step: shown }: { step: SetUpStep }) {
  const { step, done, optional, count, to_look_at } = shown;
  const { t: say } = useLingui();
  const { title, why } = stepWords[step];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">
          <Link
            to={pageOf(shown)}
            className="inline-flex min-h-(--desk-row) items-center text-primary underline underline-offset-4"
          >
            {say(title)}
          </Link>
          {count > 0 && <span className="ms-2 font-normal text-muted">{count}</span>}
        </p>
        <p className="text-sm text-muted">{say(why)}</p>
      </div>
      {optional && !done ? (
        <Badge>
          <Trans>None yet</Trans>
        </Badge>
      ) : (
        <Badge
          tone={done ? 'ok' : 'warn'}
          icon={<span aria-hidden="true">{done ? '✓' : '!'}</span>}
        >
          {done && <Trans>There</Trans>}
          {!done && to_look_at > 0 && <Plural value={to_look_at} other="# to look at" />}
          {!done && to_look_at === 0 && <Trans>Missing</Trans>}
        </Badge>
      )}
    </li>
  );
}
