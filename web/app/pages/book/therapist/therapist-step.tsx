import { Trans, useLingui } from '@lingui/react/macro';
import { useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { packageKindOf } from '../form/service-types.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { AnyTherapistCard } from './any-therapist-card.tsx';
import { anyOf, matchTherapists } from './match-therapists.ts';
import { TherapistCard } from './therapist-card.tsx';

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3';

/** Step 2. A failed request leaves the list empty and is logged to the console. */
export function TherapistStep({ form, act, goTo }: StepProps) {
  const { t } = useLingui();
  const { data: therapists, isLoading } = useListTherapistsQuery();
  if (isLoading) {
    return (
      <Loading label={t`Loading therapists...`} className={grid}>
        {[1, 2, 3].map((card) => (
          <SkeletonCard key={card} picture="aspect-4/3 sm:aspect-square" />
        ))}
      </Loading>
    );
  }
  const team = therapists ?? [];
  const listed = matchTherapists(team, form);
  return (
    <>
      <PackageNote kind={packageKindOf(form.serviceType)} />
      {listed.length === 0 ? (
        <EmptyState title={t`No therapists match your criteria.`} />
      ) : (
        <ul className={grid}>
          <AnyTherapistCard
            chosen={form.anyTherapist}
            preference={form.therapistPreference}
            countFor={(therapistPreference) => anyOf(team, { ...form, therapistPreference }).length}
            onChoose={(preference) => {
              act({ type: 'chooseAnyTherapist', preference });
              goTo('time');
            }}
          />
          {listed.map(({ therapist, matches }) => (
            <TherapistCard
              key={therapist.id}
              therapist={therapist}
              matches={matches}
              chosen={therapist.id === form.therapist_id}
              onChoose={() => {
                act({ type: 'chooseTherapist', therapist });
                goTo('time');
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function PackageNote({ kind }: { kind: ReturnType<typeof packageKindOf> }) {
  if (kind === null) return null;
  return (
    <p className="mb-5 font-semibold text-primary">
      {kind === 'regular' && <Trans>Available for Package Bookings</Trans>}
      {kind === 'shared' && <Trans>Available for Shared Package Bookings</Trans>}
      {kind === 'unlimited' && <Trans>Available for Unlimited Package Bookings</Trans>}
    </p>
  );
}
