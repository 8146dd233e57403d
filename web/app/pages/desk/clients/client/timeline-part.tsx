import type { TimelineEvent, TimelineKind } from '@limber/contract/desk/clients/timeline.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReadClientStoryInfiniteQuery } from '../../../../state/api/calls/desk/clients/timeline.ts';
import { Apart, Dot } from '../../../../ui/dot.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { More, Nothing, TitledSection } from '../../frame/titled-section.tsx';
import { BySoftware } from '../../frame/words/by-software.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { signed } from './package-statement.tsx';
import { kindWords, useTimelineWords } from './timeline-words.ts';

/** The client's history, newest first, of one kind or all. */
export function TimelinePart({ id }: { id: number }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<TimelineKind>();
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadClientStoryInfiniteQuery({ id, kind });
  const events = currentData?.pages.flatMap(({ results }) => results);
  const kinds = [undefined, ...(Object.keys(kindWords) as TimelineKind[])];
  return (
    <TitledSection title={<Trans>Timeline</Trans>}>
      <fieldset className="mb-2 flex flex-wrap gap-1">
        <legend className="sr-only">
          <Trans>Show</Trans>
        </legend>
        {kinds.map((each) => (
          <button
            key={each ?? ''}
            type="button"
            aria-pressed={kind === each}
            onClick={() => setKind(each)}
            className="desk-choice border border-line text-sm"
          >
            {each ? t(kindWords[each]) : t`All`}
          </button>
        ))}
      </fieldset>
      {isError && !events && (
        <ErrorState title={<Trans>The timeline could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {events?.length === 0 && (
        <Nothing>
          <Trans>Nothing yet.</Trans>
        </Nothing>
      )}
      {events && (
        <ol className="client-lines">
          {events.map((event, at) => (
            // Two events of the same moment may differ only in their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: what is shown is only ever added to
            <Line key={`${event.at} ${event.kind} ${event.what} ${at}`} event={event} />
          ))}
        </ol>
      )}
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </TitledSection>
  );
}

function Line({ event }: { event: TimelineEvent }) {
  const { title, details } = useTimelineWords(event);
  return (
    <li className="client-line">
      <span className="font-medium">{title}</span>
      <span className="text-sm text-muted">
        {event.minutes !== null && (
          <>
            <bdi dir="ltr">{signed(event.minutes)}</bdi> <Trans>min</Trans>
            <Dot />
          </>
        )}
        {event.amount !== null && (
          <>
            {deskAmount(event.amount)}
            <Dot />
          </>
        )}
        <Instant at={event.at} />
      </span>
      {(details.length > 0 || event.software) && (
        <span className="basis-full text-sm text-muted">
          <Apart parts={[...details, event.software && <BySoftware name={event.software} />]} />
        </span>
      )}
    </li>
  );
}
