import type { HealthNote } from '@limber/contract/desk/clients/session-health-note.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useReadHealthNoteMutation } from '../../../../state/api/calls/desk/clients/session-health-note.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskDayOf } from '../../frame/words/desk-dates.ts';

/** The health note of a session's client, loaded on request. Once closed it is kept nowhere. */
export function HealthNotePart({ bookingId }: { bookingId: string }) {
  const [read, { data, error, isLoading, reset }] = useReadHealthNoteMutation();
  return (
    <HealthNoteBox
      note={data}
      error={error}
      busy={isLoading}
      onRead={() => void read({ id: bookingId })}
      onClose={reset}
    />
  );
}

interface Props {
  /** Undefined: not loaded, or closed again. */
  note: HealthNote | undefined;
  error: unknown;
  busy: boolean;
  onRead(): void;
  onClose(): void;
}

/**
 * A button, replaced by the note once it is loaded. Escape closes the note and returns the focus.
 */
export function HealthNoteBox({ note, error, busy, onRead, onClose }: Props) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLElement>(null);
  const wasShown = useRef(false);
  const { detail } = useFailureText(error ? readFailure(error) : undefined);
  const isShown = note !== undefined;
  useLayoutEffect(() => {
    if (isShown) shown.current?.focus();
    else if (wasShown.current) button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);

  function hear(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The panel around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  if (!note) {
    return (
      <div className="grid justify-items-start gap-1">
        <DeskButton ref={button} disabled={busy} onClick={onRead}>
          <Trans>Read the health note</Trans>
        </DeskButton>
        <p className="text-sm text-muted">
          <Trans>The client can see who has read it.</Trans>
        </p>
        <RefusalText>
          {error !== undefined && (detail ?? t`Please check your connection and try again.`)}
        </RefusalText>
      </div>
    );
  }
  return (
    <section
      ref={shown}
      tabIndex={-1}
      aria-label={t`Health note`}
      onKeyDown={hear}
      className="grid gap-2 rounded-control border-s-4 border-info bg-info/8 p-3"
    >
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {note.note ?? <Trans>This note can no longer be read.</Trans>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-muted">
          <Trans>Agreed to on {deskDayOf(note.agreed_at)}</Trans>
        </span>
        <DeskButton onClick={onClose}>
          <Trans>Close the note</Trans>
        </DeskButton>
      </div>
    </section>
  );
}
