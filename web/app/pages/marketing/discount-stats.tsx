import { Trans } from '@lingui/react/macro';
import { partnerStats } from './demo-partners.ts';

/** Three figures; the first two are counted from the partner list. */
export function DiscountStats() {
  const stats = [
    { figure: `${partnerStats.partners}`, label: <Trans>Premium Partners</Trans> },
    { figure: `${partnerStats.maxDiscount}%`, label: <Trans>Max Discount</Trans> },
    { figure: '500+', label: <Trans>Minutes to Unlock</Trans> },
  ];
  return (
    <section className="container-page">
      <dl className="grid gap-px overflow-hidden rounded-card bg-white/20 text-white sm:grid-cols-3">
        {stats.map(({ figure, label }) => (
          <div key={figure} className="flex flex-col-reverse bg-[#14463f] px-6 py-8 text-center">
            <dt className="text-white/80">{label}</dt>
            <dd className="display text-5xl text-[#e3c07a] sm:text-6xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
