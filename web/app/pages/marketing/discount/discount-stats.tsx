import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { partnerFigures } from './partner-figures.ts';

/** Three figures; the first two are counted from the partners, and left out without any. */
export function DiscountStats() {
  const { membership_minutes: minutes } = useTerms();
  const { studio, partners } = servedSite();
  const { count, most } = partnerFigures(partners, studio.brand);
  const ofPartners = [
    { figure: `${count}`, label: <Trans>Premium Partners</Trans> },
    { figure: `${most}%`, label: <Trans>Max Discount</Trans> },
  ];
  const stats = [
    ...(count > 0 ? ofPartners : []),
    { figure: `${minutes}+`, label: <Trans>Minutes to Unlock</Trans> },
  ];
  return (
    <section className="container-page pt-16 sm:pt-24">
      <dl className="grid divide-line/50 border-y border-line/50 max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {stats.map(({ figure, label }) => (
          <div
            key={figure}
            className="flex items-baseline justify-between gap-4 py-6 sm:flex-col-reverse sm:items-center sm:gap-2 sm:py-12"
          >
            <dt className="type-lead text-muted">{label}</dt>
            <dd className="display text-[clamp(3.5rem,9vw,7rem)] text-gold">
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
