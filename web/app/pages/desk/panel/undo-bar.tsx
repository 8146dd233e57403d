import { Trans } from '@lingui/react/macro';
import { useStateWords } from '../state-sign.tsx';
import type { Taken } from './use-take-step.ts';

/** Says what was done last, and takes it back; stays until something else is done. */
export function UndoBar({ taken, onUndo }: { taken: Taken | null; onUndo: () => void }) {
  const words = useStateWords();
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
            <strong>{taken.name}</strong> · {words[taken.step]}
          </span>
          <button type="button" onClick={onUndo} className="desk-tool desk-edged">
            <Trans>Undo</Trans> <kbd className="max-lg:hidden">U</kbd>
          </button>
        </>
      )}
    </div>
  );
}
