import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import type {
  Contact,
  ContactAbout,
  ContactChannel,
  ContactOutcome,
} from '@limber/contract/desk/clients/contacts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneLink } from '../../../../../components/use-studio.ts';
import { whatsApp } from '../../../../../lib/chat-and-mail-links.ts';
import {
  useChangeContactOutcomeMutation,
  useListContactsInfiniteQuery,
  useListReadyTextsQuery,
} from '../../../../../state/api/calls/desk/clients/contacts.ts';
import { readFailure } from '../../../../../state/api/failure.ts';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { showToast } from '../../../../../ui/overlay/toast.tsx';
import { More, Nothing, TitledSection } from '../../../frame/titled-section.tsx';
import { useNoteContact } from '../../../frame/use-note-contact.ts';
import { Instant } from '../../../frame/words/instant.tsx';
import { aboutWords, channelWords, outcomeWords } from './contact-words.ts';

/** Calls and messages: one tap starts one and logs it, with its outcome. */
export function ContactPart({ client }: { client: DeskClient }) {
  const { t } = useLingui();
  const { id, phone_number: phone, email } = client;
  const ready = useListReadyTextsQuery({ id }, { skip: !phone });
  const noteContact = useNoteContact();
  const note = (channel: ContactChannel, about: ContactAbout) =>
    noteContact({ client_id: id, channel, about });
  return (
    <TitledSection title={<Trans>Contact</Trans>}>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <a
            href={phoneLink(phone)}
            onClick={() => note('phone', 'other')}
            className="desk-tool desk-edged"
          >
            <Trans>Call</Trans>
          </a>
        )}
        {phone &&
          ready.currentData?.map(({ about, text }) => (
            <a
              key={about}
              href={whatsApp(phone, text)}
              title={text}
              target="_blank"
              rel="noreferrer"
              onClick={() => note('whatsapp', about)}
              className="desk-tool desk-edged"
            >
              <Trans>WhatsApp: {about === 'other' ? t`greeting` : t(aboutWords[about])}</Trans>
            </a>
          ))}
        {email && (
          <a
            href={`mailto:${email}`}
            onClick={() => note('mail', 'other')}
            className="desk-tool desk-edged"
          >
            <Trans>Mail</Trans>
          </a>
        )}
      </div>
      {ready.isError && !ready.currentData && (
        <ErrorState
          title={<Trans>The messages could not be loaded.</Trans>}
          onRetry={ready.refetch}
          retrying={ready.isFetching}
        />
      )}
      <Contacts id={id} />
    </TitledSection>
  );
}

function Contacts({ id }: { id: number }) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListContactsInfiniteQuery({ id });
  if (isError && !data) {
    return (
      <ErrorState title={<Trans>The contacts could not be loaded.</Trans>} onRetry={refetch} />
    );
  }
  const contacts = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <>
      {data && contacts.length === 0 && (
        <Nothing>
          <Trans>No calls or messages yet.</Trans>
        </Nothing>
      )}
      {contacts.length > 0 && (
        <ul className="client-lines mt-2">
          {contacts.map((contact) => (
            <Line key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function Line({ contact }: { contact: Contact }) {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeContactOutcomeMutation();
  const { id, at, channel, about } = { ...contact, at: contact.opened_at };
  const note = async (outcome: ContactOutcome) => {
    const { error } = await change({ id, outcome });
    if (error) showToast('error', readFailure(error).detail ?? t`It could not be saved.`);
  };
  return (
    <li className="client-line items-center">
      <span className="text-sm">
        {t(channelWords[channel])}
        <Dot />
        {t(aboutWords[about])}
        <span className="block text-muted">
          <Instant at={at} />
          <Dot />
          <bdi translate="no">{contact.opened_by}</bdi>
        </span>
      </span>
      <select
        aria-label={t`Outcome`}
        disabled={isLoading}
        value={contact.outcome ?? ''}
        onChange={(event) => void note(event.target.value as ContactOutcome)}
        className="desk-field text-sm"
      >
        <option value="" disabled>{t`Not known yet`}</option>
        {(Object.keys(outcomeWords) as ContactOutcome[]).map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(outcomeWords[outcome])}
          </option>
        ))}
      </select>
    </li>
  );
}
