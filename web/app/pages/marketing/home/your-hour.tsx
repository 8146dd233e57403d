import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../../components/pictures/picture.tsx';
import type { PictureSlot } from '../../../components/pictures/pictures.ts';
import { formatAed } from '../../../lib/format-amount.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { WideningHeading } from '../../../ui/widening-heading.tsx';

interface Part {
  slot: PictureSlot;
  from: number;
  to: number;
  name: ReactNode;
  says: ReactNode;
}

/** The parts of an hour of stretching. */
const parts: Part[] = [
  {
    slot: 'equipment',
    from: 0,
    to: 5,
    name: <Trans>You say where it pulls</Trans>,
    says: <Trans>A few questions and a few movements show what needs the time.</Trans>,
  },
  {
    slot: 'dynamic-stretching',
    from: 5,
    to: 15,
    name: <Trans>You warm up</Trans>,
    says: <Trans>Led movement, slow at first, until the joints follow easily.</Trans>,
  },
  {
    slot: 'stretching',
    from: 15,
    to: 40,
    name: <Trans>You let go</Trans>,
    says: <Trans>Your therapist takes hips, back and shoulders through their full range.</Trans>,
  },
  {
    slot: 'pnf-stretching',
    from: 40,
    to: 55,
    name: <Trans>You push, rest, reach further</Trans>,
    says: <Trans>Where it is tightest, a short push against the hand wins the last degrees.</Trans>,
  },
  {
    slot: 'active-life',
    from: 55,
    to: 60,
    name: <Trans>You stand up taller</Trans>,
    says: <Trans>The same movements again, to feel the difference, and two to take home.</Trans>,
  },
];

/** An hour of stretching, minute by minute: the pictures follow the text; see your-hour.css. */
export function YourHour() {
  const { t } = useLingui();
  const price = usePriceOfAnHour();
  const amount = price === undefined ? undefined : formatAed(price);
  return (
    <section aria-labelledby="hour-title" className="container-page pt-12 sm:pt-24">
      <h2 id="hour-title" className="display type-wide">
        <WideningHeading when="in-view" text={t`Your hour`} />
      </h2>
      <p className="type-lead mt-3 text-muted">
        {amount ? (
          <Trans>What {amount} buys, minute by minute.</Trans>
        ) : (
          <Trans>What it buys, minute by minute.</Trans>
        )}
      </p>
      <div className="hour mt-5 lg:mt-10">
        <div className="hour-stage">
          <div className="niche hour-niche">
            {parts.map(({ slot }, position) => (
              <div
                key={slot}
                className="hour-picture"
                style={{ '--part': `--hour-${position}` } as CSSProperties & { '--part': string }}
              >
                <Picture
                  slot={slot}
                  sizes="(min-width: 64rem) 38rem, 100vw"
                  className="size-full object-cover"
                />
              </div>
            ))}
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <ol aria-labelledby="hour-title" tabIndex={0} className="hour-parts">
          {parts.map(({ slot, from, to, name, says }, position) => (
            <li
              key={slot}
              className="hour-part"
              style={{ viewTimelineName: `--hour-${position}` } as CSSProperties}
            >
              <p className="font-semibold tabular-nums text-primary">
                <Trans>
                  {from} to {to} min
                </Trans>
              </p>
              <h3 className="display type-2 mt-1">{name}</h3>
              <p className="mt-2 max-w-md text-muted">{says}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** AED for an hour of stretching; undefined until loaded, or when there is none. */
function usePriceOfAnHour(): number | undefined {
  const { data } = useListCatalogueQuery(undefined, { refetchOnMountOrArgChange: false });
  const stretching = data?.services.find(({ kind }) => kind === 'stretching');
  return stretching?.durations.find(({ time }) => time === 60)?.price;
}
