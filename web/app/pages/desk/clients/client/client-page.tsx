import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useReadClientQuery } from '../../../../state/api/calls/desk/clients/clients.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import './client.css';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { ClientHead } from './client-head.tsx';
import { ContactPart } from './contact/contact-part.tsx';
import { MessagesPart } from './contact/messages-part.tsx';
import { DeskNotePart } from './desk-note-part.tsx';
import { HouseholdPart } from './household-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import { CreditPart } from './money/credit-part.tsx';
import { MoneyPart } from './money/money-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { OnlineBookingPart } from './online-booking-part.tsx';
import { PackagesPart } from './packages-part.tsx';
import { PlansPart } from './plans-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { SoftwarePart } from './software-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

const HealthPart = lazyPart(async () => (await import('./health-part.tsx')).HealthPart);

export const meta = deskTitle(msg`Client`);

/** One client: details, packages, sessions, and the history. */
export default function ClientPage() {
  const id = Number(useParams().id);
  const query = useReadClientQuery({ id });
  const { currentData, error } = query;
  return (
    <DeskPage back={{ to: paths.deskClients, name: <Trans>Clients</Trans> }}>
      {currentData ? (
        <Known key={id} client={currentData} />
      ) : error && readFailure(error).status === 404 ? (
        <EmptyState title={<Trans>This client does not exist</Trans>}>
          <Trans>They may have been merged with another, or erased.</Trans>
        </EmptyState>
      ) : (
        <LoadingOrFailed of={query} failed={<Trans>The client could not be loaded.</Trans>} />
      )}
    </DeskPage>
  );
}

function Known({ client }: { client: DeskClient }) {
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  return (
    <>
      <ClientHead client={client} />
      <div className="client-parts">
        {/* What happens. */}
        <div>
          <SessionsPart client={client} />
          <TimelinePart id={client.id} />
        </div>
        {/* What they own and what was paid. */}
        <div>
          <PackagesPart client={client} />
          <PlansPart id={client.id} />
          <MoneyPart id={client.id} />
          <CreditPart id={client.id} />
          <MembershipPart id={client.id} />
        </div>
        {/* Papers. */}
        <div>
          <div className="client-first">
            <ContactPart client={client} />
          </div>
          <DeskNotePart client={client} />
          <MessagesPart id={client.id} />
          <HealthPart client={client} />
          <NotesPart client={client} />
          <HouseholdPart client={client} />
          <OnlineBookingPart key={client.version} client={client} />
          <SignInPart client={client} />
          <SoftwarePart id={client.id} />
          {isManager && <PrivacyPart client={client} />}
        </div>
      </div>
    </>
  );
}
