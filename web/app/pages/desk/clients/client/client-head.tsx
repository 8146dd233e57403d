import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { phoneLink } from '../../../../components/use-studio.ts';
import { paths } from '../../../../paths.ts';
import { useChangeClientMutation } from '../../../../state/api/calls/desk/clients/clients.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { HasHealthNotes } from '../../frame/marks/about-client.tsx';
import { deskDay, deskDayOf } from '../../frame/words/desk-dates.ts';
import { ClientForm, type ClientWords } from './client-form.tsx';
import { ClientFacts } from './next-session-balance-and-due.tsx';

/** A client's name and what stands first, always in sight; their details, and the form that changes them. */
export function ClientHead({ client }: { client: DeskClient }) {
  const { t } = useLingui();
  /** The details when the form was opened. */
  const [changed, setChanged] = useDraft<DeskClient | null>('client who is changed', null);
  const changes = changed !== null;
  const [change, { isLoading, error, reset }] = useChangeClientMutation();
  const button = useRef<HTMLButtonElement>(null);
  const shut = () => {
    setChanged(null);
    reset();
    requestAnimationFrame(() => button.current?.focus());
  };
  const send = async (words: ClientWords) => {
    const { data } = await change({
      id: client.id,
      version: client.version,
      // What others changed meanwhile stays.
      ...changedOf(changed ?? client, words),
    });
    if (!data) return;
    showToast('success', t`Saved.`);
    shut();
  };
  return (
    <>
      <header className="client-head">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="type-2 [overflow-wrap:anywhere]" translate="no">
            {nameOf(client)}
          </h1>
          <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            {client.blocked_reason !== null && (
              <Badge tone="warn" icon={<Ban aria-hidden="true" />}>
                <Trans>Cannot book online</Trans>
              </Badge>
            )}
            {client.health_notes && <HasHealthNotes />}
            {client.made_at_desk && !client.proven && (
              <span className="text-muted">
                <Trans>Made at the desk</Trans>
              </span>
            )}
          </div>
          <div className="flex gap-2">
            <DeskButton
              ref={button}
              aria-expanded={changes}
              onClick={() => (changes ? shut() : setChanged(client))}
            >
              <Trans>Change</Trans>
            </DeskButton>
            <Link to={`${paths.desk}?book=${client.id}`} className="desk-tool desk-main-tool">
              <Trans>Book</Trans>
            </Link>
          </div>
        </div>
        <ClientFacts client={client} />
      </header>
      <Details client={client} />
      {changed && (
        <ClientForm
          label={t`Change the person`}
          start={draftOf(changed)}
          error={error}
          busy={isLoading}
          onSend={send}
          onClose={shut}
        />
      )}
    </>
  );
}

/** How to reach them, and who they are. */
function Details({ client }: { client: DeskClient }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
      {client.phone_number && (
        <a
          href={phoneLink(client.phone_number)}
          className="link inline-flex min-h-11 items-center lg:min-h-0"
        >
          <bdi dir="ltr" translate="no">
            {client.phone_number}
          </bdi>
        </a>
      )}
      {client.email && (
        <a
          href={`mailto:${client.email}`}
          className="link inline-flex min-h-11 items-center lg:min-h-0"
        >
          <bdi dir="ltr" translate="no">
            {client.email}
          </bdi>
        </a>
      )}
      <span>
        {client.gender === null ? (
          <Trans>Gender not given</Trans>
        ) : client.gender === 'female' ? (
          <Trans>Female</Trans>
        ) : (
          <Trans>Male</Trans>
        )}
      </span>
      {client.birthday && (
        <span>
          <Trans>Born {deskDay(client.birthday)}</Trans>
        </span>
      )}
      {client.address && <bdi className="[overflow-wrap:anywhere]">{client.address}</bdi>}
      <span>
        {client.language === 'ar' ? <Trans>Prefers Arabic</Trans> : <Trans>Prefers English</Trans>}
      </span>
      <Offers client={client} />
      <span>
        <Trans>Since {deskDayOf(client.since)}</Trans>
      </span>
    </p>
  );
}

/** How the studio may send them offers, where they were asked. */
function Offers({ client }: { client: DeskClient }) {
  const { offers_by_mail: mail, offers_by_message: message } = client;
  if (mail === null && message === null) return null;
  return (
    <span>
      {mail === 'yes' && message === 'yes' ? (
        <Trans>Wants offers</Trans>
      ) : mail === 'yes' ? (
        <Trans>Wants offers by e-mail only</Trans>
      ) : message === 'yes' ? (
        <Trans>Wants offers by message only</Trans>
      ) : (
        <Trans>Wants no offers</Trans>
      )}
    </span>
  );
}

function draftOf(client: DeskClient): ClientWords {
  return {
    first_name: client.first_name,
    last_name: client.last_name,
    phone_number: client.phone_number ?? '',
    email: client.email ?? '',
    gender: client.gender ?? '',
    birthday: client.birthday ?? '',
    address: client.address ?? '',
    language: client.language,
    offers_by_mail: client.offers_by_mail ?? '',
    offers_by_message: client.offers_by_message ?? '',
    message_channel: client.message_channel ?? '',
  };
}

/** The fields that differ from what was shown, in the wire's form; empty means none. */
function changedOf(client: DeskClient, words: ClientWords) {
  const before = draftOf(client);
  const names = Object.keys(before) as (keyof ClientWords)[];
  const nullable = [
    ...['phone_number', 'email', 'gender', 'birthday', 'address'],
    ...['offers_by_mail', 'offers_by_message', 'message_channel'],
  ];
  return Object.fromEntries(
    names
      .filter((name) => words[name] !== before[name])
      .map((name) => [name, nullable.includes(name) ? words[name] || null : words[name]]),
  );
}
