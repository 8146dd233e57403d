import { SENTENCE_PAGES, type SentencePage } from '@limber/contract/terms/site/page-sentences.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../../paths.ts';
import { useListSentencesQuery } from '../../../../state/api/calls/desk/website/sentences.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { More } from '../../frame/titled-section.tsx';
import { History } from '../change-history.tsx';
import { SentenceRow } from './sentence-row.tsx';

export const meta = deskTitle(msg`Sentences of the pages`);

const pageNames: Record<SentencePage, MessageDescriptor> = {
  home: msg`Home`,
  membership: msg`Membership`,
  booking: msg`Booking`,
  policies: msg`Privacy policy and terms`,
  sign_in: msg`Sign-in`,
  profile: msg`Profile`,
  frame: msg`Header, footer and notices`,
  other: msg`Cards and invitations`,
};

/** Sentences shown at once. */
const SHOWN = 25;

/** Every sentence of the pages beside the studio's own words for it. */
export default function SentencesPage() {
  const { t: say } = useLingui();
  const [page, setPage] = useState<SentencePage>('home');
  const [typed, setTyped] = useState('');
  const [onlyOwn, setOnlyOwn] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const query = useListSentencesQuery({ page });
  const { currentData } = query;
  const find = useDeferredValue(typed.trim().toLowerCase());
  const found = currentData?.filter(({ source, ar, own_en, own_ar }) => {
    if (onlyOwn && own_en === null && own_ar === null) return false;
    return [source, ar, own_en, own_ar].some((words) => words?.toLowerCase().includes(find));
  });
  return (
    <DeskPage
      back={{ to: paths.studioWebsite, name: <Trans>Website</Trans> }}
      title={<Trans>Sentences of the pages</Trans>}
      narrow
    >
      <div className="desk-labelled grid max-w-3xl items-end gap-4 sm:grid-cols-[14rem_1fr_auto]">
        <DeskSelect
          label={<Trans>Page</Trans>}
          value={page}
          onChange={(event) => {
            setPage(event.target.value as SentencePage);
            setShown(SHOWN);
          }}
          options={SENTENCE_PAGES.map((each) => [each, say(pageNames[each])])}
        />
        <DeskInput
          label={<Trans>Find a sentence</Trans>}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
        />
        <DeskCheckbox checked={onlyOwn} onChange={(event) => setOnlyOwn(event.target.checked)}>
          <Trans>Only changed ones</Trans>
        </DeskCheckbox>
      </div>
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          What you leave empty follows the standard sentence. The page fills in what stands in
          braces, so it has to stay.
        </Trans>
      </p>
      {!currentData && (
        <LoadingOrFailed of={query} failed={<Trans>The sentences could not be loaded.</Trans>} />
      )}
      {found && (
        <>
          {found.length === 0 && (
            <EmptyState title={<Trans>No sentence contains these words.</Trans>} />
          )}
          <ul className="grid max-w-5xl gap-3 empty:hidden">
            {found.slice(0, shown).map((sentence) => (
              <SentenceRow key={sentence.source} sentence={sentence} />
            ))}
          </ul>
          {found.length > shown && (
            <More busy={false} onMore={() => setShown((before) => before + SHOWN)} />
          )}
          <History key={query.fulfilledTimeStamp} subject="sentence" />
        </>
      )}
    </DeskPage>
  );
}
