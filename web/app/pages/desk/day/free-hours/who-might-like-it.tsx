import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useListFreeHoursQuery } from '../../../../state/api/calls/desk/day/free-hours.ts';
import { nameOf } from '../../frame/client-path.ts';
import type { BoardCell } from '../booking/session-draft.ts';
import { hourAtPlace } from './hour-at-place.ts';
import { WhyItSuits } from './why-it-suits.tsx';

interface Props {
  place: BoardCell;
  onClient: (id: number) => void;
}

/** Clients whom the free hour at a place of the board would suit; a press chooses one. */
export function WhoMightLikeIt({ place, onClient }: Props) {
  const id = useId();
  const { currentData: found } = useListFreeHoursQuery({ location: place.location });
  const hour = found && hourAtPlace(found.hours, place);
  if (!hour || hour.clients.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-1.5">
      <h3 id={id} className="text-sm font-semibold">
        <Trans>Who might like this time</Trans>
      </h3>
      <ul className="divide-y divide-hairline">
        {hour.clients.map(({ client, reason }) => (
          <li key={client.id}>
            <button
              type="button"
              onClick={() => onClient(client.id)}
              className="block w-full py-2 text-start hover:bg-tint"
            >
              <bdi translate="no" className="block font-semibold">
                {nameOf(client)}
              </bdi>
              <span className="block text-sm text-muted">
                <WhyItSuits hour={hour} reason={reason} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
