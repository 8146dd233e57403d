import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { useLayoutEffect, useRef } from 'react';
import { addDays } from '../../../../lib/dates.ts';
import type { useDeskView } from '../use-desk-view.ts';
import { bufferKeys, takeEarly } from './early-keys.ts';
import { isTyping } from './is-typing.ts';

export interface DeskKeys {
  data: DeskDay | undefined;
  location: string | undefined;
  look: ReturnType<typeof useDeskView>[1];
  opened: string | undefined;
  close: () => void;
  /** Puts a client on the waiting list of the day. */
  wait: () => void;
  step: (step: 'here' | 'done' | 'undo' | 'pay' | 'move' | 'rebook') => void;
}

/**
 * The keys of the day. Escape always works; single letters can be switched off. Dialogs have their
 * own keys.
 */
export function useDayKeys(on: boolean, keys: DeskKeys): void {
  const latest = useRef({ on, keys });
  latest.current = { on, keys };
  useLayoutEffect(() => {
    const { on: lettersOn, keys: now } = latest.current;
    if (takeEarly('new', lettersOn)) lookAtNew(now.look);
    const hear = (event: KeyboardEvent) => {
      const { on: lettersOn, keys: now } = latest.current;
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog], dialog:modal')) return;
      if (event.key === 'Escape') {
        if (now.opened) now.close();
        return;
      }
      if (lettersOn && press(event, now)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Opens the form of a new session, and holds typing for its first field. */
export function openNewSession(look: DeskKeys['look']): void {
  const isOpen = new URLSearchParams(window.location.search).get('book') === 'new';
  if (!isOpen) bufferKeys();
  lookAtNew(look);
}

function lookAtNew(look: DeskKeys['look']): void {
  look({ book: 'new', session: null, pay: null });
}

/**
 * Runs the action of a letter by its position on the keyboard, as an Arabic layout has other
 * letters.
 */
function press({ code }: KeyboardEvent, { data, location, look, step, wait }: DeskKeys): boolean {
  if (code === 'KeyI') step('here');
  else if (code === 'KeyD') step('done');
  else if (code === 'KeyU') step('undo');
  else if (code === 'KeyX') step('pay');
  else if (code === 'KeyN') {
    openNewSession(look);
  } else if (code === 'KeyM') step('move');
  else if (code === 'KeyR') step('rebook');
  else if (code === 'KeyW') wait();
  else if (code === 'KeyT') look({ date: null });
  else if (code === 'KeyB' && data) look({ location: branchAfter(data, location) });
  else if (code === 'KeyL')
    look({ view: document.querySelector('.desk-board') ? 'list' : 'board' });
  else if (code === 'Comma' && data) look({ date: addDays(data.date, -1) });
  else if (code === 'Period' && data) look({ date: addDays(data.date, 1) });
  else return false;
  return true;
}

/** The next branch; after the last one, all. */
function branchAfter({ branches }: DeskDay, location: string | undefined): string | null {
  return branches[branches.findIndex(({ code }) => code === location) + 1]?.code ?? null;
}
