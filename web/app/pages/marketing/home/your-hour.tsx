import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Picture } from '../../../components/pictures/picture.tsx';
import type { PictureSlot } from '../../../components/pictures/pictures.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';

interface Part {
  slot: PictureSlot;
  place: LookPicture;
  from: number;
  to: number;
  name: ReactNode;
  says: ReactNode;
}

/** The parts of an hour of stretching. */
const parts: Part[] = [
  {
    slot: 'hour-1',
    place: 'hour_1',
    from: 0,
    to: 5,
    name: <Trans>You say where it pulls</Trans>,
    says: <Trans>A few questions and a few movements show what needs the time.</Trans>,
  },
  {
    slot: 'hour-2',
    place: 'hour_2',
    from: 5,
    to: 15,
    name: <Trans>You warm up</Trans>,
    says: <Trans>Led movement, slow at first, until the joints follow easily.</Trans>,
  },
  {
    slot: 'hour-3',
    place: 'hour_3',
    from: 15,
    to: 40,
    name: <Trans>You let go</Trans>,
    says: <Trans>Your therapist takes hips, back and shoulders through their full range.</Trans>,
  },
  {
    slot: 'hour-4',
    place: 'hour_4',
    from: 40,
    to: 55,
    name: <Trans>You push, rest, reach further</Trans>,
    says: <Trans>Where it is tightest, a short push against the hand wins the last degrees.</Trans>,
  },
  {
    slot: 'hour-5',
    place: 'hour_5',
    from: 55,
    to: 60,
    name: <Trans>You stand up taller</Trans>,
    says: <Trans>The same movements again, to feel the difference, and two to take home.</Trans>,
  },
];

/** An hour of stretching, minute by minute: one figure with a clock follows the text; see your-hour.css. */
export function YourHour() {
  const price = usePriceOfAnHour();
  const amount = price === undefined ? undefined : formatAmount(price);
  return (
    <section aria-labelledby="hour-title" className="hour container-page mt-12 sm:mt-24">
      <div className="hour-stage">
        <div className="hour-head">
          <h2 id="hour-title" className="display type-1">
            <Trans>Your hour</Trans>
          </h2>
          <p className="type-lead mt-2 text-muted">
            {amount ? (
              <Trans>What {amount} buys, minute by minute.</Trans>
            ) : (
              <Trans>What it buys, minute by minute.</Trans>
            )}
          </p>
        </div>
        <div aria-hidden="true" className="hour-clock" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <ol aria-labelledby="hour-title" tabIndex={0} className="hour-parts">
          {parts.map(({ slot, place, from, to, name, says }) => (
            <li key={slot} className="hour-part">
              <div className="hour-picture">
                <Picture
                  slot={slot}
                  place={place}
                  sizes="(min-width: 64rem) 36rem, 100vw"
                  className="size-full object-cover"
                />
              </div>
              <p className="text-sm font-semibold tabular-nums text-primary">
                <Trans>
                  {from} to {to} min
                </Trans>
              </p>
              <h3 className="display">{name}</h3>
              <p className="mt-1 text-muted max-lg:max-w-md">{says}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Price of an hour of stretching; undefined until loaded, or when there is none. */
function usePriceOfAnHour(): number | undefined {
  const { data } = useListCatalogueQuery(undefined, { refetchOnMountOrArgChange: false });
  const stretching = data?.services.find(({ kind }) => kind === 'stretching');
  return stretching?.durations.find(({ time }) => time === 60)?.price;
}
