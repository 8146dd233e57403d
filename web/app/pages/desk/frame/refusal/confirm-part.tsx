import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { RefusalText } from './refusal-text.tsx';

interface Props {
  /** Accessible name of the part. */
  label: string;
  /** The consequences. */
  children: ReactNode;
  /** Label of the button that confirms. */
  action: ReactNode;
  /** Error of the last attempt, as a whole. */
  refused?: ReactNode;
  busy: boolean;
  onConfirm(): void;
  onLeave(): void;
}

/**
 * Asks for confirmation in place before something irreversible. Takes the focus; Escape cancels.
 */
export function ConfirmPart({ label, children, action, refused, busy, onConfirm, onLeave }: Props) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const hear = (event: KeyboardEvent) => event.key === 'Escape' && onLeave();
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={hear}
      className="grid gap-3 border-s-2 border-err ps-3"
    >
      {children}
      <RefusalText>{refused}</RefusalText>
      <div className="flex gap-2">
        <DeskButton look="main" disabled={busy} onClick={onConfirm}>
          {action}
        </DeskButton>
        <DeskButton onClick={onLeave}>
          <Trans>Leave it</Trans>
        </DeskButton>
      </div>
    </section>
  );
}
