import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { OwnCalendarAddress } from '../../../components/calendar/own-calendar-address.tsx';
import { SectionBoundary } from '../../../components/section-boundary.tsx';
import { paths } from '../../../paths.ts';
import { useReadProfileQuery } from '../../../state/api/calls/accounts.ts';
import { useListOwnGiftCardsQuery } from '../../../state/api/calls/paying/gift-cards.ts';
import { useReadCardQuery } from '../../../state/api/calls/paying/saved-card.ts';
import { useListOwnApiKeysQuery } from '../../../state/api/calls/software/api-keys.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { LoadingOrError } from '../../../ui/skeleton.tsx';
import { DetailsForm } from './details-form.tsx';
import { OwnData } from './download-own-data.tsx';
import { Favourites } from './favourites.tsx';
import { HealthNotes } from './health-notes.tsx';
import { OtherEmails } from './other-emails.tsx';
import { Pictures } from './profile-and-cover-picture.tsx';
import { SavedCard } from './saved-card.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

const MessageWishes = lazyPart(async () => (await import('./message-wishes.tsx')).MessageWishes);
// Only where a studio sells gift cards.
const GiftCards = lazyPart(async () => (await import('./gift-cards.tsx')).GiftCards);

// Only where a studio accepts keys.
const ApiKeys = lazyPart(async () => (await import('./api-keys.tsx')).ApiKeys);

/** The client's settings, and what the studio stores about them. */
export default function SettingsPage() {
  const { t } = useLingui();
  const query = useReadProfileQuery();
  const account = query.data;
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const follow = (part: string, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.has(part) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(part);
      else after.delete(part);
      return after;
    });
  return (
    <div className="container-page grid gap-8 pt-8 pb-16 lg:max-w-5xl lg:pt-12">
      <title>{t`Edit profile`}</title>
      <UnsavedGuard unsaved={unsaved.size > 0} />
      <div>
        <Link
          to={paths.userProfile}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <Trans>Your profile</Trans>
        </Link>
        <h1 className="display mt-2 text-3xl sm:text-5xl">
          <Trans>Edit profile</Trans>
        </h1>
      </div>
      {account ? (
        <>
          <Part title={<Trans>Pictures</Trans>}>
            <Pictures account={account} onUnsaved={follow} />
          </Part>
          <Part title={<Trans>About you</Trans>}>
            {/* Rendered again with what was typed in the dialog that asks for it. */}
            <DetailsForm
              key={String(account.asks_details)}
              account={account}
              onUnsaved={(isUnsaved) => follow('details', isUnsaved)}
            />
          </Part>
          {account.other_emails.length > 0 && (
            <Part title={<Trans>Other e-mail addresses</Trans>}>
              <OtherEmails account={account} />
            </Part>
          )}
          <Part id="messages" title={<Trans>Messages</Trans>}>
            <MessageWishes />
          </Part>
          <SavedCardPart />
          <CalendarPart />
          <GiftCardsPart />
          <Part title={<Trans>Favourite therapists</Trans>}>
            <Favourites />
          </Part>
          <Part title={<Trans>Health notes</Trans>}>
            <HealthNotes
              key={String(account.asks_details)}
              account={account}
              onUnsaved={(isUnsaved) => follow('notes', isUnsaved)}
            />
          </Part>
          <ApiKeysPart />
          <Part title={<Trans>Your data</Trans>}>
            <OwnData signsInWith={account.email ?? account.phone_number} />
          </Part>
        </>
      ) : (
        <LoadingOrError
          of={query}
          failed={<Trans>We could not load your profile.</Trans>}
          label={t`Loading your profile...`}
        />
      )}
    </div>
  );
}

/** Where the studio sells gift cards, or the client keeps some. */
function GiftCardsPart() {
  const { data } = useListOwnGiftCardsQuery();
  if (!data?.offered && !data?.cards.length) return null;
  return (
    <Part id="gift-cards" title={<Trans>Gift cards</Trans>}>
      <GiftCards {...data} />
    </Part>
  );
}

/** Where the studio takes payments online. */
function SavedCardPart() {
  const { data } = useReadCardQuery();
  if (!data?.offered) return null;
  return (
    <Part id="card" title={<Trans>Card on file</Trans>}>
      <SavedCard card={data.card} />
    </Part>
  );
}

/** Where the studio accepts keys, or the client has some. */
function ApiKeysPart() {
  const { data } = useListOwnApiKeysQuery();
  if (!data?.offered && !data?.keys.length) return null;
  return (
    <Part id="api-keys" title={<Trans>Keys for your software</Trans>}>
      <ApiKeys {...data} />
    </Part>
  );
}

/** Their sessions in an app of their own. */
function CalendarPart() {
  return (
    <Part id="calendar" title={<Trans>Sessions in your calendar</Trans>}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          <Trans>
            Your calendar app reads your sessions by an address of your own, and follows when one is
            moved or cancelled. It says nothing about your health.
          </Trans>
        </p>
        <OwnCalendarAddress />
      </div>
    </Part>
  );
}

/** Title beside the content on wide screens, above it on narrow ones. */
function Part(props: { id?: string; title: ReactNode; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section
      id={id}
      className="grid gap-x-10 gap-y-5 border-t border-hairline pt-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 className="text-xl font-bold">{title}</h2>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}
