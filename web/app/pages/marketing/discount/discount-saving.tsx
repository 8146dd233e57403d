import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../../components/use-studio.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';

/** It asks for the catalogue, which the built page has no need of. */
const SavingSlider = lazyPart(async () => (await import('./saving-slider.tsx')).SavingSlider, {
  missing: () => null,
});

/** What the discount comes to: in words from the start, in AED once the prices are there. */
export function DiscountSaving() {
  const { member_discount_percent: percent } = useTerms();
  return (
    <section aria-labelledby="saving-title" className="bg-surface">
      <div className="container-page grid gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div>
          <h2 id="saving-title" className="display type-1">
            <Trans>What it comes to</Trans>
          </h2>
          <p className="type-lead mt-3 max-w-xl text-muted">
            <Trans>
              {percent}% off every booking, all year: the more often you come, the more it is.
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
