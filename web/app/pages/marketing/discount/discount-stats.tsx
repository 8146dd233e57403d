import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../../components/use-studio.ts';
import { partnerStats } from './demo-partners.ts';

/** Three figures; the first two are counted from the partner list. */
export function DiscountStats() {
  const { membership_minutes: minutes } = useTerms();
  const stats = [
    { figure: `${partnerStats.partners}`, label: <Trans>Premium Partners</Trans> },
    { figure: `${partnerStats.maxDiscount}%`, label: <Trans>Max Discount</Trans> },
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
