import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { clientPath } from '../client-path.ts';
import { DeskButton } from '../desk-button.tsx';
import { whenOf } from './found-client.tsx';
import { type FindTarget, useOpenFinding } from './use-open-finding.ts';

interface Props {
  client: FoundClient;
  onDone: () => void;
  onBack: () => void;
}

/** What can be done for a client that was found; arrows choose, Enter confirms. */
export function ClientActions({ client, onDone, onBack }: Props) {
  const go = useOpenFinding();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.querySelector('button')?.focus(), []);
  const { id, first_name, last_name, phone_number, next_session, next_booking } = client;
  const follow = (goal: FindTarget) => {
    go(goal);
    onDone();
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Backspace') onBack();
    else if (step) {
      const all = [...(list.current?.querySelectorAll('button') ?? [])];
      const at = all.indexOf(event.target as HTMLButtonElement);
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <DeskButton look="plain" onClick={onBack}>
          <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
          <span className="sr-only">
            <Trans>Back to the search</Trans>
          </span>
        </DeskButton>
        <h2 className="font-semibold">
          <bdi translate="no">
            {first_name} {last_name}
          </bdi>{' '}
          {phone_number && (
            <bdi dir="ltr" className="font-normal text-muted" translate="no">
              {phone_number}
            </bdi>
          )}
        </h2>
      </div>
      <ul ref={list} onKeyDown={move} className="grid gap-0.5">
        <li>
          <button
            type="button"
            onClick={() => follow({ book: String(id) })}
            className="desk-option w-full text-start font-semibold"
          >
            <Trans>Book a session</Trans>
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => follow(clientPath(id))}
            className="desk-option w-full text-start font-semibold"
          >
            <Trans>Open client</Trans>
          </button>
        </li>
        {next_session && next_booking && (
          <li>
            <button
              type="button"
              onClick={() =>
                follow({
                  session: next_booking,
                  date: studioDay(dayOfInstant(next_session), timeOfInstant(next_session)),
                })
              }
              className="desk-option w-full text-start font-semibold"
            >
              <Trans>Next session: {whenOf(next_session)}</Trans>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
