import type { CancelledSession } from '@limber/contract/desk/day/cancelled-sessions.ts';
import type { DayBooking, DeskDay } from '@limber/contract/desk/day/day.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Step } from '../../../../state/api/desk-api.ts';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useDraft } from '../../frame/drafts/use-draft.ts';
import { bufferKeys } from '../../frame/keys/early-keys.ts';
import type { Line } from '../../frame/live/keep-event-stream-open.ts';
import type { SessionArrangement } from '../moving/session-arrangement.ts';
import type { Changes } from './use-changes.ts';
import { mayChange, mayStandAgain, stepsOf } from './what-session-allows.ts';

const ChangePart = lazyPart(async () => (await import('./change-part.tsx')).ChangePart);
const TransferForm = lazyPart(async () => (await import('./transfer-form.tsx')).TransferForm);
const CancelForm = lazyPart(async () => (await import('./cancel-form.tsx')).CancelForm);

export const stepWords: Readonly<Record<Step, MessageDescriptor>> = {
  here: msg`Check in`,
  done: msg`Done`,
  missed: msg`Missed`,
  undo: msg`Undo`,
};

export interface SessionProps {
  booking: DayBooking & Partial<Pick<CancelledSession, 'cancelled'>>;
  day: DeskDay;
  nowMinute: number;
  changes: Changes;
  /** State of the live connection. */
  line: Line;
  /** The change form is open from the start. */
  changesAtOnce: boolean;
  onRebook: () => void;
  onMoved: (to: SessionArrangement) => void;
}

type Form = 'change' | 'give' | 'cancel';

const quiet = 'desk-quiet -ms-[0.7rem]';

/** The buttons for what can be done with a session. */
export function SessionActions(props: SessionProps) {
  const { booking, day, nowMinute, changes, line, changesAtOnce, onRebook, onMoved } = props;
  const [form, setForm] = useDraft<Form | null>(
    `form of ${booking.id}`,
    changesAtOnce ? 'change' : null,
  );
  const { t } = useLingui();
  const turn = (which: Form) => {
    // Until the form has the focus, typing would trigger keys of this session.
    if (form !== which) bufferKeys();
    setForm(form === which ? null : which);
  };
  const changeable = mayChange(booking, nowMinute);
  const isGone = booking.cancelled && !mayStandAgain(booking.cancelled, nowMinute);
  const steps = isGone ? [] : stepsOf(booking, nowMinute);
  return (
    <div className="mt-4">
      {/* What comes next is loud, what may be changed is quiet, and what ends the session stands last. */}
      {steps.length > 0 && (
        <div className="mb-2 flex flex-wrap gap-2">
          {steps.map((step, at) => (
            <button
              key={step}
              type="button"
              disabled={changes.busy}
              onClick={() =>
                void (step === 'undo' ? changes.takeBack(booking) : changes.take(booking, step))
              }
              className={
                at === 0 && step !== 'undo'
                  ? 'desk-tool desk-main-tool grow'
                  : 'desk-tool desk-edged'
              }
            >
              {t(stepWords[step])}
            </button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-2">
        {changeable && (
          <DeskButton
            look="plain"
            aria-expanded={form === 'change'}
            onClick={() => turn('change')}
            className={quiet}
          >
            <Trans>Change</Trans>
          </DeskButton>
        )}
        <DeskButton look="plain" onClick={onRebook} className={quiet}>
          <Trans>Book again</Trans>
        </DeskButton>
        {changeable && (
          <>
            <DeskButton
              look="plain"
              aria-expanded={form === 'give'}
              onClick={() => turn('give')}
              className={quiet}
            >
              <Trans>Another client</Trans>
            </DeskButton>
            <DeskButton
              look="plain"
              aria-expanded={form === 'cancel'}
              onClick={() => turn('cancel')}
              className={`${quiet} text-err`}
            >
              <Trans>Cancel the session</Trans>
            </DeskButton>
          </>
        )}
      </div>
      {form === 'change' && changeable && (
        <ChangePart
          key={booking.id}
          booking={booking}
          day={day}
          nowMinute={nowMinute}
          changes={changes}
          line={line}
          onDone={(to) => {
            setForm(null);
            onMoved(to);
          }}
        />
      )}
      {form === 'give' && changeable && (
        <TransferForm booking={booking} give={changes.give} busy={changes.busy} line={line} />
      )}
      {form === 'cancel' && changeable && (
        <CancelForm
          booking={booking}
          nowMinute={nowMinute}
          cancel={changes.cancel}
          busy={changes.busy}
          line={line}
        />
      )}
    </div>
  );
}
