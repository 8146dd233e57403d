import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { joinNames } from '../../../../lib/join-names.ts';
import type { Step } from '../../../../state/api/desk-api.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Apart, Dot } from '../../../../ui/dot.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { SessionNotes } from '../../clients/notes/session-notes.tsx';
import { FirstVisit, FromPackage, HasHealthNotes } from '../../frame/marks/about-client.tsx';
import { IsComing } from '../../frame/marks/is-coming.tsx';
import { NotPaid } from '../../frame/marks/not-paid.tsx';
import { UnpaidPackage } from '../../frame/marks/unpaid-package.tsx';
import { AskedForYou } from '../../frame/marks/wish.tsx';
import { stateOf } from '../../frame/words/session-state.ts';
import { StateSign } from '../../frame/words/state-sign.tsx';
import { TimeSpan } from '../../frame/words/time-span.tsx';
import { stepWords } from '../panel/session-actions.tsx';
import { stepsOf } from '../panel/what-session-allows.ts';
import { FeelsTight } from './feels-tight.tsx';
import { MakeOwnLonger } from './make-longer.tsx';
import { isOfToday } from './may-report-sick.ts';

const HealthNotePart = lazyPart(
  async () => (await import('../../clients/notes/health-note.tsx')).HealthNotePart,
);

interface Props {
  session: OwnSession;
  /** The current or next session. */
  large: boolean;
  nowMinute: number;
  busy: boolean;
  onStep: (step: Step) => void;
}

/** One session of a therapist; all but the large one are folded. */
export function OwnSessionItem({ session, large, nowMinute, busy, onStep }: Props) {
  const [opened, setOpened] = useState(false);
  if (large) {
    return (
      <article className="rounded-card border border-line bg-surface p-5 shadow-float">
        <Facts session={session} nowMinute={nowMinute} large />
        <Actions session={session} nowMinute={nowMinute} busy={busy} onStep={onStep} />
      </article>
    );
  }
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
        className="block w-full cursor-pointer rounded-control py-2 text-start hover:bg-tint"
      >
        <Facts session={session} nowMinute={nowMinute} />
      </button>
      {opened && (
        <div className="pb-4">
          <Actions session={session} nowMinute={nowMinute} busy={busy} onStep={onStep} />
        </div>
      )}
    </li>
  );
}

function Facts({
  session,
  nowMinute,
  large = false,
}: Pick<Props, 'session' | 'nowMinute'> & { large?: boolean }) {
  const { client, services, resources, location } = session;
  const state = stateOf(session, nowMinute);
  const places = [location.name, ...resources.map(({ name }) => name)];
  const minutes = session.to_minute - session.from_minute;
  const isDue = session.unpaid && !session.package_unpaid;
  const hasMarks =
    client.first_visit ||
    client.health_notes ||
    session.unpaid ||
    session.from_package ||
    session.asked_for ||
    (session.status === 'booked' && (session.coming || session.unanswered));
  return (
    <span className="block">
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames('font-semibold tabular-nums', large && 'type-2')}>
          <TimeSpan from={session.from_minute} to={session.to_minute} />
        </span>
        <StateSign state={state} />
      </span>
      <span className={classNames('block font-semibold', large && 'type-3 mt-1')}>
        <bdi translate="no">
          {client.first_name} {client.initial && `${client.initial}.`}
        </bdi>
      </span>
      <span className="block text-muted">
        <bdi>{joinNames(services.map(({ service_name }) => service_name))}</bdi>
        <Dot />
        <Plural value={minutes} one="# min" other="# min" />
      </span>
      <span className="block text-muted">
        <Apart parts={places} />
      </span>
      <FeelsTight places={session.tight_places} />
      {hasMarks && (
        <span className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <UnpaidPackage of={{ unpaid: session.package_unpaid }} />
          {isDue && <NotPaid due={undefined} state={state} />}
          {session.from_package && !session.package_unpaid && <FromPackage />}
          {client.first_visit && <FirstVisit />}
          {client.health_notes && <HasHealthNotes />}
          {session.asked_for && <AskedForYou />}
          <IsComing of={session} />
        </span>
      )}
    </span>
  );
}

function Actions({ session, nowMinute, busy, onStep }: Omit<Props, 'large'>) {
  const { t } = useLingui();
  const [notes, setNotes] = useState(false);
  // All other steps belong to the desk.
  const steps = stepsOf(session, nowMinute).filter(
    (step) => step === 'here' || step === 'done' || (step === 'undo' && session.undoable),
  );
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <Button
            key={step}
            tone={step === 'undo' ? 'secondary' : 'primary'}
            disabled={busy}
            onClick={() => onStep(step)}
            className="grow"
          >
            {t(stepWords[step])}
          </Button>
        ))}
        <Button
          tone="secondary"
          aria-expanded={notes}
          onClick={() => setNotes(!notes)}
          className="grow"
        >
          {t`Notes`}
        </Button>
        {session.from_package && /^(booked|check_in)$/.test(session.status) && (
          <MakeOwnLonger session={session} />
        )}
      </div>
      {session.client.health_notes && isOfToday(nowMinute) && session.status !== 'no_show' && (
        <HealthNotePart bookingId={session.id} />
      )}
      {notes && <SessionNotes bookingId={session.id} />}
    </div>
  );
}
