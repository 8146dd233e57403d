import { Trans } from '@lingui/react/macro';

/** Three steps to the card. */
export function HowItWorks() {
  const steps = [
    {
      name: <Trans>Book & Purchase</Trans>,
      says: <Trans>Buy packages of 500 minutes or more, at once or over a year.</Trans>,
    },
    {
      name: <Trans>Get Your Card</Trans>,
      says: <Trans>Your membership opens by itself and is valid for one year.</Trans>,
    },
    {
      name: <Trans>Start Saving</Trans>,
      says: <Trans>10% off at the studio from the next booking, more at our partners.</Trans>,
    },
  ];
  return (
    <section aria-labelledby="how-title" className="container-page py-14 sm:py-20">
      <h2 id="how-title" className="display mb-8 text-3xl sm:text-4xl">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ name, says }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={position} className="border-t-2 border-primary pt-4">
            <span aria-hidden="true" className="display text-4xl text-primary">
              {position + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{name}</h3>
            <p className="mt-1 text-muted">{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
