import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { DeskButton } from '../../frame/desk-button.tsx';
import { takeBuffered } from '../../frame/keys/early-keys.ts';
import type { Weeks } from '../panel/use-changes.ts';

const choices: readonly Weeks[] = [1, 2, 4];

interface Props {
  booking: DayBooking;
  busy: boolean;
  onWeeks: (weeks: Weeks) => void;
  onLeave: () => void;
}

/** Asks in how many weeks to book a session again: a button or its digit. */
export function RebookBar({ booking, busy, onWeeks, onLeave }: Props) {
  const { t } = useLingui();
  const bar = useRef<HTMLElement>(null);
  const weeksOf = (text: string) => choices.find((each) => text === String(each));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed before it was there
  useLayoutEffect(() => {
    bar.current?.querySelector('button')?.focus();
    const weeks = weeksOf(takeBuffered().text);
    if (weeks) onWeeks(weeks);
  }, []);
  const name = `${booking.client.first_name} ${booking.client.last_name}`;
  return (
    <section
      ref={bar}
      aria-label={t`Book again`}
      className="desk-bottom-sheet"
      onKeyDown={(event) => {
        const weeks = weeksOf(event.key);
        if (weeks) onWeeks(weeks);
        else if (event.key === 'Escape') onLeave();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow font-semibold">
          <Trans>{name}: the same again, at this time or the nearest free one</Trans>
        </h2>
        {choices.map((weeks) => (
          <DeskButton key={weeks} disabled={busy} onClick={() => onWeeks(weeks)}>
            <Plural value={weeks} one="In # week" other="In # weeks" />{' '}
            <kbd className="max-lg:hidden">{weeks}</kbd>
          </DeskButton>
        ))}
        <DeskButton look="plain" onClick={onLeave}>
          <Trans>Leave it</Trans> <kbd className="max-lg:hidden">Esc</kbd>
        </DeskButton>
      </div>
    </section>
  );
}
