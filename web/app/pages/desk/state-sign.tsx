import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { State } from './state-of.ts';

const drawings: Record<State, string> = {
  booked: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l3 2',
  late: 'M12 3l9.5 17h-19zM12 10v4M12 17v.5',
  here: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20.5a7.5 7.5 0 0 1 15 0',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  missed: 'M6 6l12 12M18 6L6 18',
};

const inks: Record<State, string> = {
  booked: 'text-info',
  late: 'text-ember',
  here: 'text-ok',
  done: 'text-muted',
  missed: 'text-err',
};

export const stateWords: Record<State, ReactNode> = {
  booked: <Trans>Booked</Trans>,
  late: <Trans>Late</Trans>,
  here: <Trans>Here</Trans>,
  done: <Trans>Done</Trans>,
  missed: <Trans>Missed</Trans>,
};

/** How a session stands: a sign in its colour and, unless there is no room, its word. */
export function StateSign({ state, wordless = false }: { state: State; wordless?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap',
        inks[state],
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-3.5"
      >
        <path d={drawings[state]} />
      </svg>
      <span className={wordless ? 'sr-only' : undefined}>{stateWords[state]}</span>
    </span>
  );
}
