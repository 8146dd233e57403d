import type { ContactChannel } from '@limber/contract/desk/clients/contacts.ts';
import type { SessionOutcome } from '@limber/contract/desk/rota/time-off.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deskShortMoment } from '../../frame/words/desk-dates.ts';

interface Settled {
  readonly outcome: SessionOutcome | null;
  readonly therapist: string;
  readonly now_at: string;
  readonly tried: ContactChannel | null;
}

/** Whether a session that could not stay needs nothing more. */
export function isSettled({ outcome }: Pick<Settled, 'outcome'>): boolean {
  return outcome !== null && outcome !== 'not_reached';
}

/** The outcome of a session that could not stay; empty while it is open. */
export function outcomeText({ outcome, therapist, now_at, tried }: Settled): ReactNode {
  if (outcome === null) return null;
  const time = deskShortMoment(now_at);
  switch (outcome) {
    case 'agreed':
      return <Trans>Agreed: {therapist}</Trans>;
    case 'moved':
      return <Trans>Moved: {time}</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
    case 'not_reached':
      return notReachedText(tried);
    case 'held':
      return <Trans>Took place after all</Trans>;
    case 'no_show':
      return <Trans>Missed</Trans>;
  }
}

/** Says that a client did not answer, by channel. */
export function notReachedText(tried: ContactChannel | null): ReactNode {
  if (tried === 'phone') return <Trans>Called, not reached</Trans>;
  if (tried === 'whatsapp') return <Trans>WhatsApp not answered</Trans>;
  if (tried === 'mail') return <Trans>E-mail not answered</Trans>;
  return <Trans>Not reached</Trans>;
}

interface Left {
  sessions: readonly Pick<Settled, 'outcome'>[];
  /** Number of sessions without an outcome. */
  open: number;
  /** Shown if there is no session at all. */
  none: ReactNode;
}

/** Number of sessions left to settle, and of clients not reached yet. */
export function WhatIsLeft({ sessions, open, none }: Left) {
  const notReached = sessions.filter(({ outcome }) => outcome === 'not_reached').length;
  const toDo = open > 0 || notReached > 0;
  return (
    <div
      className={`flex flex-wrap gap-x-4 rounded-control border px-4 py-3 font-semibold ${
        toDo ? 'border-warn/50 bg-warn/8' : 'border-ok/50 bg-ok/8'
      }`}
    >
      <p role="status">
        {sessions.length === 0 ? (
          none
        ) : open === 0 ? (
          <Trans>Every session has an outcome.</Trans>
        ) : (
          <Plural value={open} one="# session is still open." other="# sessions are still open." />
        )}
      </p>
      {notReached > 0 && (
        <p>
          <Plural
            value={notReached}
            one="# client has not been reached yet."
            other="# clients have not been reached yet."
          />
        </p>
      )}
    </div>
  );
}
