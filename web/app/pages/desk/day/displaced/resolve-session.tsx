import type { ContactChannel } from '@limber/contract/desk/clients/contacts.ts';
import type { DisplacedSession, OfferedTime } from '@limber/contract/desk/rota/displaced.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useState } from 'react';
import { TherapistName } from '../../../../components/therapists/therapist-name.tsx';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useStudio } from '../../../../components/use-studio.ts';
import { mailLink, whatsApp } from '../../../../lib/chat-and-mail-links.ts';
import { civilDay, dayOfInstant, timeOfInstant } from '../../../../lib/dates.ts';
import { joinNames } from '../../../../lib/join-names.ts';
import { useLogContactMutation } from '../../../../state/api/calls/desk/clients/contacts.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';
import { deskShortDayWithWeekday } from '../../frame/words/desk-dates.ts';
import { CancelByUs } from './cancel-by-us.tsx';
import { notReachedText } from './displaced-outcome.tsx';
import type { DisplacementCause } from './displacement-cause.ts';
import { useResolve } from './use-resolve.ts';

interface Props {
  session: DisplacedSession & { readonly message: string; readonly tried?: ContactChannel | null };
  about: DisplacementCause;
  /** Its outcome, if it has one. */
  outcome?: ReactNode;
  /** Nothing is left to do for it. */
  settled?: boolean;
  covers?: readonly { readonly therapist_id: number; readonly therapist: string }[];
  offers: readonly OfferedTime[];
  /** Shown instead of alternatives until they are requested. */
  notYet?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A session that cannot stay, and what to do: call, another therapist, another time, or cancel. */
export function ResolveSession({ session, about, outcome, settled, ref, ...ways }: Props) {
  const { covers, offers, notYet } = ways;
  const { t } = useLingui();
  const { move, busy, refusal, again, cancelled, undo } = useResolve(session);
  const [log, logging] = useLogContactMutation();
  const studio = useStudio();
  const [cancels, setCancels] = useState(false);
  const { client, id } = session;
  const name = `${client.first_name} ${client.last_name}`;
  const day = deskShortDayWithWeekday(dayOfInstant(session.starts_at));
  const time = timeOfInstant(session.starts_at);
  const [chosen, setChosen] = useState<ContactChannel>();
  // By e-mail if the client has no number.
  const tried = chosen ?? session.tried ?? (client.phone_number ? 'phone' : 'mail');
  const contact = (channel: ContactChannel, notReached = false) => {
    setChosen(channel);
    void log({
      ...{ client_id: client.id, booking_id: id, channel, about },
      ...(notReached && { outcome: 'not_reached' as const }),
    });
  };
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={`${day} ${time} ${name}`}
      className="grid gap-3 py-4"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold">
          {day} <bdi dir="ltr">{time}</bdi> <bdi translate="no">{name}</bdi>
        </h2>
        <p className="text-muted">
          <bdi>{joinNames(session.services)}</bdi>
          <Dot />
          <Plural value={session.minutes} one="# min" other="# min" />
          <Dot />
          <TherapistName name={session.therapist} />
          {session.therapist_gender === 'female' && (
            <>
              <Dot />
              <Trans>prefers a woman</Trans>
            </>
          )}
          {session.therapist_gender === 'male' && (
            <>
              <Dot />
              <Trans>prefers a man</Trans>
            </>
          )}
        </p>
        {outcome && <p className="ms-auto font-semibold">{outcome}</p>}
        {settled && undo && (
          <DeskButton disabled={busy} onClick={undo}>
            <Trans>Undo</Trans>
          </DeskButton>
        )}
      </header>
      {!settled && (
        <>
          <div className="flex flex-wrap gap-2">
            {client.phone_number && (
              <>
                <a
                  href={`tel:${client.phone_number}`}
                  onClick={() => contact('phone')}
                  className="desk-tool desk-edged"
                >
                  <Trans>Call</Trans>{' '}
                  <bdi dir="ltr" translate="no">
                    {client.phone_number}
                  </bdi>
                </a>
                {session.message && (
                  <a
                    href={whatsApp(client.phone_number, session.message)}
                    title={session.message}
                    target="_blank"
                    rel="noreferrer"
                    onClick={() => contact('whatsapp')}
                    className="desk-tool desk-edged"
                  >
                    WhatsApp
                  </a>
                )}
              </>
            )}
            {!client.phone_number && client.email && session.message && (
              <a
                href={mailLink(client.email, studio.brand, session.message)}
                title={session.message}
                onClick={() => contact('mail')}
                className="desk-tool desk-edged"
              >
                <Trans>Write an e-mail</Trans>{' '}
                <bdi dir="ltr" translate="no">
                  {client.email}
                </bdi>
              </a>
            )}
            <DeskButton onClick={() => contact(tried, true)}>{notReachedText(tried)}</DeskButton>
            <DeskButton
              aria-expanded={cancels}
              onClick={() => setCancels((shown) => !shown)}
              className="text-err"
            >
              <Trans>Cancel by us</Trans>
            </DeskButton>
          </div>
          {logging.error && (
            <ContactNotLogged
              error={logging.error}
              busy={logging.isLoading}
              onAgain={() => logging.originalArgs && void log(logging.originalArgs)}
            />
          )}
          {cancels && <CancelByUs session={session} about={about} onCancelled={cancelled} />}
          {covers && !notYet && (
            <Choices label={t`Same time, with`}>
              {covers.length === 0 && (
                <li className="text-muted">
                  <Trans>No suitable therapist is free then.</Trans>
                </li>
              )}
              {covers.map((cover) => (
                <li key={cover.therapist_id}>
                  <DeskButton
                    disabled={busy}
                    onClick={() => void move({ therapist_id: cover.therapist_id })}
                    className="bg-surface"
                  >
                    <TherapistName name={cover.therapist} />
                  </DeskButton>
                </li>
              ))}
            </Choices>
          )}
          <Choices label={t`Another time`}>
            {notYet && <li className="grow">{notYet}</li>}
            {!notYet && offers.length === 0 && (
              <li className="text-muted">
                <Trans>Nothing is free in the following two weeks.</Trans>
              </li>
            )}
            {offers.map((offer) => {
              const { date, time, therapist_id, therapist } = offer;
              const day = civilDay(date, time);
              return (
                <li key={`${date} ${time} ${therapist_id}`}>
                  <DeskButton
                    disabled={busy}
                    onClick={() => void move({ date, time, therapist_id })}
                    className="bg-surface"
                  >
                    <span>
                      {deskShortDayWithWeekday(day)} <bdi dir="ltr">{time}</bdi>
                      {therapist_id !== session.therapist_id && (
                        <>
                          <Dot />
                          <TherapistName name={therapist} />
                        </>
                      )}
                    </span>
                  </DeskButton>
                </li>
              );
            })}
          </Choices>
          {refusal && (
            <RefusalNotice
              refusal={refusal}
              busy={busy}
              onReason={(reason) => void again({ override: { reason } })}
              onTime={({ date, time }) => void again({ date, time })}
            />
          )}
        </>
      )}
    </article>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, and each session has one of the name
    <div role="group" aria-label={label}>
      <h3 className="mb-1 text-sm text-muted">{label}</h3>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </div>
  );
}

interface ContactNotLoggedProps {
  error: unknown;
  busy: boolean;
  onAgain(): void;
}

/**
 * Says that a call or message was made but could not be logged, why, and offers to log it again.
 */
export function ContactNotLogged({ error, busy, onAgain }: ContactNotLoggedProps) {
  const { detail } = useFailureText(readFailure(error));
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 font-medium text-err">
      <p>
        <Trans>It could not be saved.</Trans>{' '}
        {detail ?? <Trans>Please check your connection and try again.</Trans>}
      </p>
      <DeskButton disabled={busy} onClick={onAgain}>
        <Trans>Save it</Trans>
      </DeskButton>
    </div>
  );
}
