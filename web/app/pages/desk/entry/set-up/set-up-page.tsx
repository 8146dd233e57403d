import type { SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import {
  useReadSetUpQuery,
  useSkipStepMutation,
} from '../../../../state/api/calls/desk/entry/set-up.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { UnstaffedBranches } from '../../frame/unstaffed-times.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { Connections } from './connections.tsx';
import { Doors } from './doors.tsx';
import { otherPages, pageOf, stepWords } from './step-words.ts';

export const meta = deskTitle(msg`Studio set-up`);

/** From nothing to open doors: every step in its order, and which of them are done. */
export default function SetUpPage() {
  const query = useReadSetUpQuery();
  const { data } = query;
  const next = data && nextOf(data.steps);
  return (
    <DeskPage title={<Trans>Studio set-up</Trans>} narrow>
      {!data && (
        <LoadingOrFailed of={query} failed={<Trans>The set-up could not be loaded.</Trans>} />
      )}
      {data && <Progress steps={data.steps} />}
      {next && <Next step={next} />}
      {data && (
        <ol className="desk-list">
          {data.steps.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </ol>
      )}
      {data && <UnstaffedBranches />}
      {data && <Connections />}
      {data && <Doors {...data} />}
    </DeskPage>
  );
}

/** The first open step; undefined: each is done or skipped. */
export function nextOf(steps: readonly SetUpStep[]): SetUpStep | undefined {
  return steps.find(({ state }) => state === 'open');
}

function Progress({ steps }: { steps: readonly SetUpStep[] }) {
  const { t: say } = useLingui();
  const all = steps.length;
  const done = steps.filter(({ state }) => state !== 'open').length;
  return (
    <div className="grid gap-2">
      <p className="text-muted">
        <Trans>
          {done} of {all} steps are done or skipped. You can leave at any time and go on later; so
          can another manager.
        </Trans>
      </p>
      <div
        role="progressbar"
        aria-label={say`Progress of the set-up`}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        className="h-2 overflow-hidden rounded-full bg-line/25 forced-colors:border"
      >
        <span
          className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
          style={{ inlineSize: `${(done / all) * 100}%` }}
        />
      </div>
    </div>
  );
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
        {proposed > 0 && (step === 'services' || step === 'packages') ? (
          <Plural
            value={proposed}
            one="# is a suggestion. Check it, then save or retire it."
            other="# are suggestions. Check each, then save or retire it."
          />
        ) : (
          say(stepWords[step].why)
        )}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Link to={pageOf(next)} className="desk-tool desk-main-tool">
          <Trans>To this step</Trans>
        </Link>
        {!next.required && <Skip step={next} />}
      </div>
    </section>
  );
}

/** Skips a step, or takes that back. */
function Skip({ step: { step, state } }: { step: SetUpStep }) {
  const { t: say } = useLingui();
  const [skip, { isLoading, error }] = useSkipStepMutation();
  const sentence = useRefusalSentence(error);
  const title = say(stepWords[step].title);
  const skipped = state !== 'skipped';
  return (
    <div>
      <DeskButton
        disabled={isLoading}
        aria-label={skipped ? say`Skip ${title}` : say`Do not skip ${title}`}
        onClick={() => void skip({ step, skipped })}
      >
        {skipped ? <Trans>Skip</Trans> : <Trans>Do not skip</Trans>}
      </DeskButton>
      <RefusalText>{sentence}</RefusalText>
    </div>
  );
}

/** One step, with its state. */
export function Step({ step: shown }: { step: SetUpStep }) {
  const { step, state, count } = shown;
  const { t: say } = useLingui();
  const { title, why } = stepWords[step];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3 sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold">
          <Link
            to={pageOf(shown)}
            className="inline-flex min-h-(--desk-row) min-w-(--desk-row) items-center text-primary underline underline-offset-4"
          >
            {say(title)}
          </Link>
          {count > 0 && <span className="ms-2 font-normal text-muted">{count}</span>}
        </p>
        <p className="text-sm text-muted">{say(why)}</p>
        {otherPages[step] && (
          <p className="flex flex-wrap gap-x-5">
            {otherPages[step].map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-(--desk-row) min-w-(--desk-row) items-center underline underline-offset-4"
              >
                {say(label)}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:min-h-(--desk-row) max-sm:max-w-32">
        {state === 'skipped' && <Skip step={shown} />}
        <State step={shown} />
      </div>
    </li>
  );
}

function State({ step: { step, state, required, to_look_at } }: { step: SetUpStep }) {
  if (state === 'done')
    return (
      <Badge tone="ok" icon={<span aria-hidden="true">✓</span>}>
        <Trans>There</Trans>
      </Badge>
    );
  if (state === 'skipped')
    return (
      <Badge>
        <Trans>Skipped</Trans>
      </Badge>
    );
  const isProposal = step === 'services' || step === 'packages';
  if (required || to_look_at > 0)
    return (
      <Badge tone="warn" icon={<span aria-hidden="true">!</span>}>
        {isProposal && to_look_at > 0 ? (
          <Plural value={to_look_at} other="# to look at" />
        ) : (
          <Trans>Missing</Trans>
        )}
      </Badge>
    );
  return (
    <Badge>
      <Trans>Can be skipped</Trans>
    </Badge>
  );
}
