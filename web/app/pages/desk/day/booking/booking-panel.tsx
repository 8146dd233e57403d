import type { BookingAtDesk } from '@limber/contract/desk/day/bookings.ts';
import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { PhoneLink } from '../../../../components/phone-link.tsx';
import { useReadUsualQuery } from '../../../../state/api/calls/desk/day/usual-session.ts';
import {
  useListCatalogueQuery,
  useListTherapistsQuery,
} from '../../../../state/api/catalogue-api.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import { CannotBookOnline, NoteForTeam } from '../../frame/words/cannot-book-online.tsx';
import { WhoMightLikeIt } from '../free-hours/who-might-like-it.tsx';
import { ClientField } from './client-field.tsx';
import type { TypedClient } from './read-typed-client.ts';
import type { BoardCell } from './session-draft.ts';
import { SessionForm } from './session-form.tsx';

interface Props {
  day: DeskDay;
  line: Line;
  /** The branch on screen, if the board shows only one. */
  location: string | undefined;
  place: BoardCell | undefined;
  /** The client; null until known. */
  clientId: number | null;
  onClient: (id: number | null) => void;
  onBooked: (booking: BookingAtDesk) => void;
  onClose: () => void;
  /** Another panel covers this one; the input is kept. */
  isBehind: boolean;
}

/** Books a session, beside the board; on a phone in place of it. */
export function BookingPanel(props: Props) {
  const { day, line, place, clientId, onClient, onClose, isBehind } = props;
  const { t } = useLingui();
  const [caller, setCaller] = useDraft<TypedClient | undefined>('caller', undefined);
  useGoBack();
  const forget = () => {
    setCaller(undefined);
    onClient(null);
  };
  const location = props.location ?? day.branches[0]?.code;
  const form = {
    day,
    line,
    place,
    location: place?.location ?? location ?? '',
    onBooked: props.onBooked,
  };
  return (
    <aside
      aria-label={t`New session`}
      hidden={isBehind}
      className="desk-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-start gap-2">
        <h2 className="type-3 grow pt-2">
          <Trans>New session</Trans>
        </h2>
        <DeskButton look="plain" onClick={onClose} aria-label={t`Close`}>
          <Glyph name="close" className="size-5" />
        </DeskButton>
      </div>
      {clientId !== null && <ForClient key={clientId} id={clientId} onOther={forget} {...form} />}
      {clientId === null && !caller && (
        <>
          <ClientField day={day} onClient={onClient} onTypedClient={setCaller} onClose={onClose} />
          {place && <WhoMightLikeIt place={place} onClient={onClient} />}
        </>
      )}
      {clientId === null && caller && (
        <>
          <Head name={<Trans>New client</Trans>} onOther={forget} />
          <WithCatalogue>
            {(catalogue) => <SessionForm client={caller} {...form} {...catalogue} />}
          </WithCatalogue>
        </>
      )}
    </aside>
  );
}

interface ForClientProps extends Pick<Props, 'day' | 'line' | 'place' | 'onBooked'> {
  id: number;
  location: string;
  onOther: () => void;
}

function ForClient({ id, onOther, ...form }: ForClientProps) {
  const { currentData: usual, isError, refetch } = useReadUsualQuery({ id });
  // The first proposal stays while the form is open, whatever others book meanwhile.
  const [proposed, setProposed] = useState(usual);
  useEffect(() => setProposed((before) => before ?? usual), [usual]);
  if (!proposed) {
    return isError ? (
      <ErrorState title={<Trans>The client could not be loaded.</Trans>} onRetry={refetch} />
    ) : (
      <Loading />
    );
  }
  const { first_name, last_name, phone_number, blocked_reason, desk_note } = proposed.client;
  return (
    <>
      <Head name={`${first_name} ${last_name}`} phone={phone_number} onOther={onOther} />
      <CannotBookOnline reason={blocked_reason} />
      <NoteForTeam note={desk_note} />
      <WithCatalogue>
        {(catalogue) => <SessionForm client={proposed} {...form} {...catalogue} />}
      </WithCatalogue>
    </>
  );
}

interface HeadProps {
  name: ReactNode;
  phone?: string | null;
  onOther: () => void;
}

function Head({ name, phone, onOther }: HeadProps) {
  return (
    <div className="flex items-center gap-x-3">
      <p className="min-w-0 grow">
        <strong className="block [overflow-wrap:anywhere]">
          <bdi translate="no">{name}</bdi>
        </strong>
        {phone && <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center" />}
      </p>
      <DeskButton onClick={onOther} className="shrink-0">
        <Trans>Somebody else</Trans>
      </DeskButton>
    </div>
  );
}

type Catalogue = Pick<Parameters<typeof SessionForm>[0], 'services' | 'therapists'>;

function WithCatalogue({ children }: { children: (catalogue: Catalogue) => ReactNode }) {
  const products = useListCatalogueQuery();
  const team = useListTherapistsQuery();
  if (products.data && team.data) {
    return children({ services: products.data.services, therapists: team.data });
  }
  if (products.isError || team.isError) {
    const again = () => {
      void products.refetch();
      void team.refetch();
    };
    return <ErrorState title={<Trans>The services could not be loaded.</Trans>} onRetry={again} />;
  }
  return <Loading />;
}

function Loading() {
  return (
    <p className="py-4 text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}

/** Returns the focus when the panel closes, unless something else has taken it. */
function useGoBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}
