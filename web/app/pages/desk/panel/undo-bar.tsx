import { Trans, useLingui } from '@lingui/react/macro';
import { formatShortDay, formatShortWeekday } from '../../../lib/dates.ts';
import { useStateWords } from '../state-sign.tsx';
import type { Taken } from './use-changes.ts';

/** Says what was done last, and takes it back; stays until something else is done. */
export function UndoBar({ taken, onUndo }: { taken: Taken | null; onUndo: () => void }) {
  const words = useDoneWords();
  return (
    <div
      role="status"
      className={
        taken ? 'flex items-center gap-4 border-t border-line bg-surface px-4 py-1' : undefined
      }
    >
      {taken && (
        <>
          <span className="min-w-0 truncate">
            <strong>{taken.name}</strong> · {words[taken.what]}
            {taken.when && (
              <>
                {' '}
                {formatShortWeekday(taken.when.date)} {formatShortDay(taken.when.date)}{' '}
                <bdi dir="ltr">{taken.when.time}</bdi>
              </>
            )}
          </span>
          <button type="button" onClick={onUndo} className="desk-tool desk-edged">
            <Trans>Undo</Trans> <kbd className="max-lg:hidden">U</kbd>
          </button>
        </>
      )}
    </div>
  );
}

function useDoneWords(): Record<Taken['what'], string> {
  const { t } = useLingui();
  const states = useStateWords();
  return {
    here: states.here,
    done: states.done,
    missed: states.missed,
    moved: t`Moved`,
    cancelled: states.cancelled,
    booked: t`Booked:`,
    rebooked: t`Booked again:`,
  };
}
