import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarHeart, Check, Percent } from 'lucide-react';
import { Link } from 'react-router';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { GuillocheRosette } from '../../../ui/guilloche.tsx';

interface Props {
  /** Bought minutes that count towards membership. */
  minutesBought: number;
  minutesNeeded: number;
}

/** The benefits of a membership, and how many minutes are missing. */
export function Upsell({ minutesBought, minutesNeeded }: Props) {
  const { t } = useLingui();
  const bought = Math.min(minutesBought, minutesNeeded);
  const left = minutesNeeded - bought;
  const most = Math.max(0, ...servedSite().partners.map(({ discount }) => discount));
  return (
    <div className="relative max-w-md overflow-hidden rounded-card bg-linear-150 from-pine-lit to-pine-deep p-6 text-stone shadow-card forced-color-adjust-none sm:p-7">
      <GuillocheRosette className="pointer-events-none absolute -end-24 -top-28 h-72 text-foil/20" />
      <div className="relative grid gap-5">
        <p className="display text-4xl text-foil">
          <Trans>UNLOCK NOW</Trans>
        </p>
        <ul className="grid gap-2 font-semibold">
          <li className="flex items-center gap-3">
            <Check aria-hidden="true" className="size-5 shrink-0 text-foil" />
            <Trans>Purchase {minutesNeeded}+ Package Minutes</Trans>
          </li>
          {most > 0 && (
            <li className="flex items-center gap-3">
              <Check aria-hidden="true" className="size-5 shrink-0 text-foil" />
              <Trans>Up to {most}% Partner Discounts</Trans>
            </li>
          )}
        </ul>
        <div className="grid gap-2">
          <div
            role="progressbar"
            aria-label={t`Minutes towards your membership`}
            aria-valuemin={0}
            aria-valuemax={minutesNeeded}
            aria-valuenow={bought}
            aria-valuetext={t`${bought} of ${minutesNeeded} min`}
            className="h-2.5 overflow-hidden rounded-full bg-white/18"
          >
            <div
              className="h-full rounded-full bg-foil"
              style={{ inlineSize: `${(bought / Math.max(minutesNeeded, 1)) * 100}%` }}
            />
          </div>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-stone/85 tabular-nums">
            <span>
              <Trans>
                {bought} of {minutesNeeded} min
              </Trans>
            </span>
            {bought > 0 && (
              <span>
                <Trans>{left} min to go</Trans>
              </span>
            )}
          </p>
        </div>
        <Link
          to={paths.booking}
          className="inline-flex min-h-11 items-center justify-center justify-self-start rounded-full bg-foil px-6 py-2.5 font-semibold text-pine-deep transition-[filter] outline-offset-3 hover:brightness-110 focus-visible:outline-foil"
        >
          <Trans>Book Now</Trans>
        </Link>
        <div className="border-t border-white/20 pt-5">
          <h3 className="mb-3 font-bold">
            <Trans>Why Become a Member?</Trans>
          </h3>
          <ul className="grid gap-2.5 text-stone/90">
            {most > 0 && (
              <li className="flex items-center gap-3">
                <Percent aria-hidden="true" className="size-5 shrink-0 text-foil" />
                <Trans>Partner discounts up to {most}%</Trans>
              </li>
            )}
            <li className="flex items-center gap-3">
              <CalendarHeart aria-hidden="true" className="size-5 shrink-0 text-foil" />
              <span>
                <Trans>Priority booking access</Trans>
                <span className="block text-sm text-stone/75">
                  <Trans>Book {MEMBER_DAYS_AHEAD_MORE} days further ahead than others</Trans>
                </span>
              </span>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
