import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookServicesPath } from '../../../booking-links.ts';
import type { Muscle } from '../../../components/body/muscles.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { paths } from '../../../paths.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { planVisit, type Visit } from './plan-visit.ts';
import { ProposalCard } from './proposal-card.tsx';
import { proposeServices } from './propose-services.ts';

/** Services for the chosen muscles, and a link to book them. */
export function BodyProposals({ chosen }: { chosen: Muscle[] }) {
  const { t } = useLingui();
  const hasChosen = chosen.length > 0;
  const { data, isError } = useListCatalogueQuery(undefined, { skip: !hasChosen });
  const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
  if (!hasChosen) return <Invitation />;
  if (isError) return <OnlyTheWay />;
  if (!data) {
    return (
      <Loading label={t`Loading services`} className="push-row grid gap-3 pt-11">
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
        <SkeletonCard lines={3} />
      </Loading>
    );
  }
  const proposals = proposeServices(chosen, data.services);
  if (proposals.length === 0) return <OnlyTheWay />;
  const visit = planVisit(proposals, wishes);
  return (
    <section aria-labelledby="proposals-title">
      <h3 id="proposals-title" className="type-3" aria-live="polite">
        <Plural value={proposals.length} one="# service that helps" other="# services that help" />
      </h3>
      <ul className="push-row mt-4 grid gap-3">
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.service.id}
            proposal={proposal}
            duration={visit.durationOf(proposal)}
            taken={visit.takes(proposal)}
            onTake={(taken) => setWishes(new Map(wishes).set(proposal.service.id, taken))}
          />
        ))}
      </ul>
      <BookVisit visit={visit} chosen={chosen} />
    </section>
  );
}

interface VisitProps {
  visit: Visit;
  /** They travel along to the session. */
  chosen: readonly Muscle[];
}

function BookVisit({ visit: { choices, lastsMinutes, price }, chosen }: VisitProps) {
  const amount = formatAmount(price);
  if (choices.length === 0) {
    return (
      <p className="mt-5 flex min-h-11 items-center text-muted">
        <Trans>Choose one to book it.</Trans>
      </p>
    );
  }
  return (
    <div className="mt-4 grid gap-2 sm:mt-5">
      <Link
        to={bookServicesPath(choices, chosen)}
        className={buttonClasses('primary', 'min-h-13 text-lg')}
      >
        <Trans>
          Book {lastsMinutes} min
          <Dot />
          {amount}
        </Trans>
      </Link>
      <p className="text-sm text-muted">
        <Trans>
          With sharp pain, numbness or a fresh injury, please see a doctor first. Prices before any
          member discount.
        </Trans>
      </p>
    </div>
  );
}

function Invitation() {
  return (
    <p className="type-lead border-s-2 border-primary ps-5 text-muted">
      <Trans>
        Choose at least one place. We propose up to three services for it, with the reason, and take
        you straight to a booking.
      </Trans>
    </p>
  );
}

function OnlyTheWay() {
  return (
    <div className="grid gap-4">
      <p className="type-lead">
        <Trans>We could not find a fitting service here. The booking page shows all of them.</Trans>
      </p>
      <p>
        <Link to={paths.booking} className={buttonClasses('primary')}>
          <Trans>See all services</Trans>
        </Link>
      </p>
    </div>
  );
}
