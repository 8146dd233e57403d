import { MEMBER_DISCOUNT_PERCENT } from '@limber/contract/terms/membership.ts';
import { Trans } from '@lingui/react/macro';
import { latePart } from '../../../ui/late/late-part.tsx';

/** It asks for the catalogue, which the built page has no need of. */
const SavingSlider = latePart(async () => (await import('./saving-slider.tsx')).SavingSlider, {
  missing: () => null,
});

/** Sessions that a weekly visitor has for nothing in a year of membership. */
const sessions = Math.round((52 * MEMBER_DISCOUNT_PERCENT) / 100);

/** What the discount comes to: in words from the start, in AED once the prices are there. */
export function DiscountSaving() {
  return (
    <section aria-labelledby="saving-title" className="bg-surface">
      <div className="container-page grid gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <h2 id="saving-title" className="display type-1">
            <Trans>What it comes to</Trans>
          </h2>
          <p className="type-lead mt-3 max-w-xl text-muted">
            <Trans>
              {MEMBER_DISCOUNT_PERCENT}% off every booking: who comes once a week has about{' '}
              {sessions} sessions of the year for nothing.
            </Trans>
          </p>
        </div>
        {/* Its place is kept, so that nothing below moves when it comes. */}
        <div className="min-h-56 noscript:hidden">
          <SavingSlider />
        </div>
      </div>
    </section>
  );
}
