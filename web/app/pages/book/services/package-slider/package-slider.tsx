import type { Package, PackageOption, Service } from '@limber/contract/catalogue.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Sparkles } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useSwitches, useTerms } from '../../../../components/use-studio.ts';
import { formatAmount, formatWholeAmount } from '../../../../lib/format-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Slider } from '../../../../ui/field/slider.tsx';
import {
  bestStop,
  memberLine,
  minutesLeftOf,
  monthsOf,
  type PackageStop,
  packageStops,
} from './package-stops.ts';
import './package-slider.css';

/** Sessions of an hour a month. */
const paces = [
  { sessions: 1, name: msg`Once a month` },
  { sessions: 2, name: msg`Twice a month` },
  { sessions: 4, name: msg`Every week` },
  { sessions: 8, name: msg`Twice a week` },
];
const usualPace = 4;

interface Props {
  products: readonly Package[];
  /** The studio's services, to compare prices with. */
  services: readonly Service[];
  chosenOptionId: number | null;
  onPick(product: Package, option: PackageOption): void;
}

/**
 * The packages on one slider of minutes: the price of an hour falls as it moves, the membership
 * lights up at its minutes, and the pace of a client finds what suits them.
 */
export function PackageSlider({ products, services, chosenOptionId, onPick }: Props) {
  const stops = packageStops(products, services);
  const [pace, setPace] = useState(usualPace);
  const [moved, setMoved] = useState<number>();
  const best = bestStop(stops, pace);
  const place = moved ?? best;
  const stop = stops[place];
  if (!stop || stops.length < 2) return null;
  return (
    <section
      data-theme="dark"
      className="lattice relative isolate overflow-hidden rounded-card bg-pine text-stone shadow-card"
    >
      <div className="absolute inset-0 -z-10 bg-linear-to-br from-pine via-pine/95 to-pine-deep/85" />
      <div className="grid gap-5 p-5 sm:p-7">
        <Paces
          pace={pace}
          onPace={(sessions) => {
            setPace(sessions);
            setMoved(undefined);
          }}
        />
        <Figures stop={stop} isBest={place === best} />
        <Minutes stops={stops} place={place} onMove={setMoved} />
        <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
          <Lasting stop={stop} pace={pace} />
          <Button
            aria-pressed={stop.option.id === chosenOptionId}
            // A choice like the cards below it: the one next step is Next.
            className="border-foil! bg-transparent! text-foil!"
            onClick={() => onPick(stop.product, stop.option)}
          >
            {stop.option.id === chosenOptionId && <Check aria-hidden="true" className="size-5" />}
            <span>
              <Trans>Take {stop.minutes} minutes</Trans>
            </span>
          </Button>
        </div>
      </div>
    </section>
  );
}

function Paces({ pace, onPace }: { pace: number; onPace(sessions: number): void }) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">
        <Trans>How often would you come?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {paces.map(({ sessions, name }) => (
          <button
            key={sessions}
            type="button"
            aria-pressed={sessions === pace}
            onClick={() => onPace(sessions)}
            className={classNames(
              'min-h-11 cursor-pointer rounded-full border px-4 text-sm font-semibold',
              sessions === pace
                ? 'border-stone bg-stone text-pine-deep forced-colors:bg-[Highlight]'
                : 'border-stone/45 hover:border-stone',
            )}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The package under the thumb: its price, that of an hour, and what it saves. */
function Figures({ stop, isBest }: { stop: PackageStop; isBest: boolean }) {
  const { product, option, hourPrice, saves } = stop;
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <p className="flex min-h-7 flex-wrap items-center gap-x-3 text-sm font-semibold">
          <bdi>{product.name}</bdi>
          {isBest && (
            <span className="rounded-full border border-foil px-2.5 py-0.5 text-foil">
              <Trans>suits you best</Trans>
            </span>
          )}
        </p>
        <p className="display mt-1 text-[clamp(2.75rem,9vw,4.25rem)] whitespace-nowrap text-foil tabular-nums rtl:text-[clamp(2rem,7vw,3rem)]">
          <Trans>{formatWholeAmount(hourPrice)} an hour</Trans>
        </p>
      </div>
      <p className="sm:pb-1.5 sm:text-end">
        <span className="block text-xl font-semibold tabular-nums">
          {formatAmount(option.price)}
        </span>
        <span className="block min-h-6 text-sm text-stone/85">
          {saves > 0 && <Trans>{formatAmount(saves)} less than single sessions</Trans>}
        </span>
      </p>
    </div>
  );
}

interface MinutesProps {
  stops: readonly PackageStop[];
  place: number;
  onMove(place: number): void;
}

/** The slider; where the membership begins, a golden line stands across it. */
function Minutes({ stops, place, onMove }: MinutesProps) {
  const { t } = useLingui();
  const { membership_minutes: from, member_discount_percent: percent } = useTerms();
  const { membership } = useSwitches();
  const { minutes = 0, hourPrice = 0 } = stops[place] ?? {};
  const line = membership ? memberLine(stops, from) : null;
  const isMember = minutes >= from;
  return (
    <div className="grid gap-2">
      <div
        className="package-track"
        data-line={line !== null || undefined}
        style={{ '--member-at': line ?? 0 } as CSSProperties & { '--member-at': number }}
      >
        <Slider
          label={<Trans>Minutes</Trans>}
          output={<Trans>{minutes} min</Trans>}
          valueText={t`${minutes} min, ${formatWholeAmount(hourPrice)} an hour`}
          min={0}
          max={stops.length - 1}
          step={1}
          value={place}
          onChange={onMove}
        />
      </div>
      {membership && (
        <p
          className={classNames(
            'flex min-h-11 items-center gap-2.5 rounded-control border px-3.5 py-2 text-sm font-semibold transition-colors duration-300',
            isMember ? 'border-foil bg-foil text-pine-deep' : 'border-stone/30 text-stone/85',
          )}
        >
          <Sparkles aria-hidden="true" className="size-5 shrink-0" />
          {isMember ? (
            <Trans>You become a member: {percent}% off every booking for a year.</Trans>
          ) : (
            <Trans>
              From {from} minutes you are a member: {percent}% off every booking for a year.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** How long the minutes last at a pace, or what would be left of them. */
function Lasting({ stop, pace }: { stop: PackageStop; pace: number }) {
  const left = minutesLeftOf(stop, pace);
  const months = monthsOf(stop, pace);
  return (
    <p role="status" className="text-sm text-stone/90">
      {left > 0 ? (
        <Trans>
          By sessions of an hour, about {left} min would be left when it ends. Fewer minutes or
          single sessions may suit you better.
        </Trans>
      ) : (
        <Trans>
          By sessions of an hour it lasts about{' '}
          <Plural value={months} one="# month" other="# months" />.
        </Trans>
      )}
    </p>
  );
}
