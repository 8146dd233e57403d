import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { MissingPart } from './missing-part.tsx';

interface Props {
  onClose(): void;
  onRetry(): void;
  retrying: boolean;
}

/**
 * Replaces a dialog whose code failed to load. It is the browser's own, which needs no code: the
 * focus stays inside and Escape closes it.
 */
export function MissingDialog({ onClose, onRetry, retrying }: Props) {
  const { t } = useLingui();
  return (
    <dialog
      ref={showAtOnce}
      aria-label={t`This part could not be loaded`}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-card bg-surface p-5 text-ink shadow-float backdrop:bg-scrim"
    >
      <MissingPart onRetry={onRetry} retrying={retrying} />
      <p className="mt-3 text-center">
        <Button tone="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </p>
    </dialog>
  );
}

function showAtOnce(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
