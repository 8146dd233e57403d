import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { useTerms } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';

/** Says that a purchase made the client a member, or renewed the membership for a year. */
export function MembershipUnlocked({ renewed }: { renewed: boolean }) {
  const { member_discount_percent: percent } = useTerms();
  const most = Math.max(0, ...servedSite().partners.map(({ discount }) => discount));
  return (
    <section className="lattice relative overflow-hidden rounded-card border-2 border-foil-dim bg-pine p-6 text-stone shadow-float sm:p-8">
      <div className="absolute inset-0 bg-linear-to-br from-pine via-pine/90 to-pine-deep/70" />
      <div className="relative grid justify-items-start gap-3">
        <Sparkles aria-hidden="true" className="size-8 text-foil" />
        <h2 className="display text-3xl sm:text-4xl">
          {renewed ? <Trans>Membership renewed!</Trans> : <Trans>Membership unlocked!</Trans>}
        </h2>
        <p className="max-w-prose">
          {renewed ? (
            <Trans>You keep saving {percent}% on every booking for another year.</Trans>
          ) : (
            <Trans>From now on you save {percent}% on every booking. Your card is ready.</Trans>
          )}{' '}
          {most > 0 && <Trans>At our partners you save up to {most}%.</Trans>}
        </p>
        <Link
          to={paths.userProfile}
          className="no-print mt-2 inline-flex min-h-11 items-center rounded-full bg-foil px-6 font-semibold text-pine-deep hover:brightness-105"
        >
          <Trans>See your membership card</Trans>
        </Link>
      </div>
    </section>
  );
}
