import type { DeskClient } from '@limber/contract/desk/clients.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDeskClientQuery } from '../../../state/api/desk/client-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import './client.css';
import { ClientHead } from './client-head.tsx';
import { ContactPart } from './contact-part.tsx';
import { HouseholdPart } from './household-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { PackagesPart } from './packages-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { StoryPart } from './story-part.tsx';

export function meta() {
  return [{ title: t`Client` }, { name: 'robots', content: 'noindex' }];
}

/** One client: who it is, what they own, when they come, and all that happened. */
export default function ClientPage() {
  const { t } = useLingui();
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useDeskClientQuery({ id });
  return (
    <main className="desk-page">
      <div className="desk-page-in max-w-6xl">
        <Link to={paths.deskClients} className="desk-tool -ms-3 justify-self-start text-muted">
          <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
          <Trans>Clients</Trans>
        </Link>
        {currentData ? (
          <Known key={id} client={currentData} />
        ) : error && readFailure(error).status === 404 ? (
          <EmptyState title={<Trans>There is no such client</Trans>}>
            <Trans>They may have been merged with another, or forgotten.</Trans>
          </EmptyState>
        ) : error ? (
          <ErrorState title={<Trans>The client could not be loaded.</Trans>} onRetry={refetch} />
        ) : (
          <Loading label={t`Loading…`}>
            <SkeletonCard lines={5} />
          </Loading>
        )}
      </div>
    </main>
  );
}

function Known({ client }: { client: DeskClient }) {
  return (
    <>
      <ClientHead client={client} />
      <div className="client-parts">
        <div className="grid min-w-0 gap-4">
          <SessionsPart client={client} />
          <PackagesPart client={client} />
          <MoneyPart id={client.id} />
          <StoryPart id={client.id} />
        </div>
        <div className="grid min-w-0 gap-4">
          <div className="client-first">
            <ContactPart client={client} />
          </div>
          <HouseholdPart client={client} />
          <SignInPart client={client} />
          <MembershipPart id={client.id} />
          <NotesPart client={client} />
        </div>
      </div>
    </>
  );
}
