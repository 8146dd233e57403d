import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { nextBooking, wayOf } from './next-booking-by-arrow.ts';
import type { Column } from './therapist-columns.ts';

interface Roving {
  opened: string | undefined;
  onOpen: (id: string) => void;
  keysOn: boolean;
}

/**
 * One Tab stop for all sessions. The arrows move among them as they lie on screen, and start there
 * when nothing has the focus; Enter or a click opens one. Answers the current stop and the board's
 * event handlers.
 */
export function useRoving(columns: readonly Column[], { opened, onOpen, keysOn }: Roving) {
  const [touched, setTouched] = useState<string | null>(null);
  const has = (id: string | null | undefined) =>
    columns.some(({ placed }) => placed.some(({ booking }) => booking.id === id));
  const stop = [touched, opened].find(has) ?? nextBooking(columns, null, 'first');
  useLayoutEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!keysOn || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!event.key.startsWith('Arrow') || document.activeElement !== document.body) return;
      if (!stop || document.querySelector('[role=dialog], dialog:modal')) return;
      event.preventDefault();
      focusSession(stop);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [keysOn, stop]);
  return {
    stop,
    handlers: {
      onFocus: (event: FocusEvent) => setTouched(sessionOf(event.target)),
      onClick: (event: MouseEvent) => {
        const id = sessionOf(event.target);
        if (id) onOpen(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (!keysOn || altKey || ctrlKey || metaKey || shiftKey) return;
        const way = wayOf(event.key, document.documentElement.dir === 'rtl');
        const from = sessionOf(event.target);
        if (!way || !from) return;
        event.preventDefault();
        focusSession(nextBooking(columns, from, way));
      },
    },
  };
}

/** Focuses a session of the board or the list, and scrolls it into view. */
export function focusSession(id: string | null): void {
  const block = document.getElementById(`session-${id}`);
  block?.focus({ preventScroll: true });
  block?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function sessionOf(target: EventTarget): string | null {
  const block = (target as Element).closest<HTMLElement>('[data-session]');
  return block?.dataset.session ?? null;
}
