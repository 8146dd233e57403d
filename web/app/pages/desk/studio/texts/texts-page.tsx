import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useListTextsInfiniteQuery } from '../../../../state/api/calls/desk/studio/translations.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { latestAnswer } from '../../frame/latest-answer.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { More } from '../../frame/titled-section.tsx';
import { MessagePart } from './message-part.tsx';
import { TranslationRow } from './translation-row.tsx';

export const meta = deskTitle(msg`Texts`);

/** The desk's messages, and the Arabic for the studio's own texts. */
export default function TextsPage() {
  const [typed, setTyped] = useState('');
  const find = useDeferredValue(typed.trim());
  const query = useListTextsInfiniteQuery(find ? { find } : {});
  const { error, isFetching, hasNextPage, fetchNextPage } = query;
  const data = latestAnswer(query);
  const isForbidden = error !== undefined && readFailure(error).status === 403;
  const found = data?.pages.flatMap(({ results }) => results);
  return (
    <DeskPage title={<Trans>Texts</Trans>} narrow>
      {!isForbidden && <MessagePart />}
      {query.data && (
        <>
          <h2 className="type-3">
            <Trans>Words in Arabic</Trans>
          </h2>
          <div className="desk-labelled max-w-md">
            <DeskInput
              label={<Trans>Find a text</Trans>}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={100}
            />
          </div>
        </>
      )}
      {!data && (
        <LoadingOrFailed of={query} failed={<Trans>The texts could not be loaded.</Trans>} />
      )}
      {found && (
        <>
          {found.length === 0 && (
            <EmptyState title={<Trans>No text contains these words.</Trans>} />
          )}
          <ul className="overflow-hidden rounded-card border border-hairline bg-surface empty:hidden">
            {found.map((text) => (
              <TranslationRow key={text.source} text={text} />
            ))}
          </ul>
          {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
        </>
      )}
    </DeskPage>
  );
}
