import { Trans } from '@lingui/react/macro';
import { useTerms } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';

/** Three steps to the card, under three arches. */
export function HowItWorks() {
  const { member_discount_percent: percent, membership_minutes: minutes } = useTerms();
  const { partners } = servedSite();
  const steps = [
    {
      name: <Trans>Book & Purchase</Trans>,
      says: <Trans>Buy packages of {minutes} minutes or more, at once or over a year.</Trans>,
    },
    {
      name: <Trans>Get Your Card</Trans>,
      says: <Trans>Your membership opens by itself and is valid for one year.</Trans>,
    },
    {
      name: <Trans>Start Saving</Trans>,
      says:
        partners.length > 0 ? (
          <Trans>{percent}% off at the studio from the next booking, more at our partners.</Trans>
        ) : (
          <Trans>{percent}% off at the studio from the next booking.</Trans>
        ),
    },
  ];
  return (
    <section aria-labelledby="how-title" className="container-page py-16 sm:py-24">
      <h2 id="how-title" className="display type-1 mb-10">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ name, says }, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={position}
            className="flex gap-5 md:block"
          >
            <span
              aria-hidden="true"
              className="arch display grid aspect-3/4 w-16 shrink-0 place-items-center bg-tint text-3xl text-primary md:w-32 md:text-6xl"
            >
              {position + 1}
            </span>
            <div>
              <h3 className="type-3 md:mt-5">{name}</h3>
              <p className="mt-1 text-muted">{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
