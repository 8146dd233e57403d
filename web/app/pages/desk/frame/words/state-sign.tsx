import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../../ui/class-names.ts';
import { Drawing } from '../../../../ui/glyph.tsx';
import type { State } from './session-state.ts';

const drawings: Record<State, string> = {
  booked: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l3 2',
  late: 'M12 3l9.5 17h-19zM12 10v4M12 17v.5',
  here: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20.5a7.5 7.5 0 0 1 15 0',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  missed: 'M6 6l12 12M18 6L6 18',
  cancelled: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M5.7 5.7l12.6 12.6',
};

/** Colour of each state. */
export const inks: Record<State, string> = {
  booked: 'text-muted',
  late: 'text-ember',
  here: 'text-ok',
  done: 'text-muted',
  missed: 'text-err',
  cancelled: 'text-muted',
};

export const stateWords: Readonly<Record<State, MessageDescriptor>> = {
  booked: msg`Booked`,
  late: msg`Late`,
  here: msg`Here`,
  done: msg`Done`,
  missed: msg`Missed`,
  cancelled: msg`Cancelled`,
};

/** A session's state: a coloured sign and its word. */
export function StateSign({ state }: { state: State }) {
  const { t } = useLingui();
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 whitespace-nowrap',
        // Most sessions of a day are only booked: what differs from that stands out.
        state !== 'booked' && 'font-semibold',
        inks[state],
      )}
    >
      <StateMark state={state} />
      {t(stateWords[state])}
    </span>
  );
}

/** The sign alone, with a shape of its own; its word stands elsewhere. */
export function StateMark({ state }: { state: State }) {
  const className = classNames('size-3.5 shrink-0', inks[state]);
  return <Drawing path={drawings[state]} className={className} strokeWidth={2.5} />;
}
