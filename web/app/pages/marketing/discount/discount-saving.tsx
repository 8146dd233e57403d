import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../../components/use-studio.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';

/** Loads the catalogue, which the prerendered page does not need. */
const SavingSlider = lazyPart(async () => (await import('./saving-slider.tsx')).SavingSlider, {
  missing: () => null,
});

/** The value of the discount: in words at first, in the studio's currency once prices are loaded. */
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
        {/* Its height is reserved, so that nothing below moves. */}
        <div className="min-h-56 noscript:hidden">
          <SavingSlider />
        </div>
      </div>
    </section>
  );
}
