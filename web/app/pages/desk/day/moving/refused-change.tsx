import type { FreeTime } from '@limber/contract/appointments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskButton } from '../../frame/desk-button.tsx';
import type { Refusal } from '../../frame/refusal/read-refusal.ts';
import { RefusalNotice } from '../../frame/refusal/refusal-notice.tsx';

interface Props {
  /** The client's name. */
  name: string;
  refusal: Refusal;
  busy: boolean;
  onReason: (reason: string) => void;
  onTime: (time: FreeTime) => void;
  onLeave: () => void;
  /** The day and branch to which it was to go. */
  waits: { readonly date: string; readonly location: string };
}

/** Below the board: why a session was not moved or booked again, and what can be done. */
export function RefusedChange({ name, refusal, busy, onReason, onTime, onLeave, waits }: Props) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Not saved yet`}
      className="desk-bottom-sheet"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <div className="flex items-center gap-3">
        <h2 className="grow font-semibold">
          <Trans>{name}: not saved yet</Trans>
        </h2>
        <DeskButton onClick={onLeave}>
          <Trans>Leave it</Trans> <kbd className="max-lg:hidden">Esc</kbd>
        </DeskButton>
      </div>
      <RefusalNotice
        refusal={refusal}
        busy={busy}
        onReason={onReason}
        onTime={onTime}
        waits={waits}
      />
    </section>
  );
}
