import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import {
  useEndStaffSessionMutation,
  useListStaffSessionsQuery,
} from '../../../state/api/calls/desk/studio/team.ts';
import { Button } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { deskMoment } from '../frame/words/desk-dates.ts';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';

/** Where the team is signed in; a manager can end any session. */
export function RunningSessions() {
  const { data, isError, isFetching, refetch } = useListStaffSessionsQuery();
  const [end, ending] = useEndStaffSessionMutation();
  const sentence = useRefusalSentence(ending.error);
  const heading = useRef<HTMLHeadingElement>(null);

  async function finish(id: string) {
    await end({ id });
    // The button that had the focus is gone with its session.
    heading.current?.focus();
  }

  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        <Trans>Signed in now</Trans>
      </h2>
      <ErrorNotice>{sentence}</ErrorNotice>
      {isError && !data && (
        <ErrorState
          title={<Trans>The list of signed-in people could not be loaded.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && (
        <ul className="grid gap-2">
          {data.map(({ id, name, started_at, second_factor, counter, own }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 border-t border-hairline pt-2"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">
                  {counter && (
                    <>
                      {counter}
                      <Dot />
                    </>
                  )}
                  {second_factor === null && (
                    <>
                      <Trans>Only the code by mail</Trans>
                      <Dot />
                    </>
                  )}
                  <Trans>since {deskMoment(started_at)}</Trans>
                </p>
              </div>
              {own ? (
                <span className="px-3 font-semibold text-muted">
                  <Trans>This one</Trans>
                </span>
              ) : (
                <Button tone="danger" busy={ending.isLoading} onClick={() => void finish(id)}>
                  <Trans>End</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
