import { Trans, useLingui } from '@lingui/react/macro';
import { useListTherapistsQuery } from '../../state/catalogue-api.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { matchTherapists } from './match-therapists.ts';
import { packageKindOf } from './service-types.ts';
import { TherapistCard } from './therapist-card.tsx';
import type { StepProps } from './use-wizard.ts';

/** Step 2. A failed fetch leaves the list empty and is written to the console. */
export function TherapistStep({ form, act, goTo }: StepProps) {
  const { t } = useLingui();
  const { data: therapists, isLoading } = useListTherapistsQuery();
  if (isLoading) return <Spinner label={t`Loading therapists...`} />;
  const listed = matchTherapists(therapists ?? [], form);
  return (
    <>
      <PackageNote kind={packageKindOf(form.serviceType)} />
      {listed.length === 0 ? (
        <p className="text-muted">
          <Trans>No therapists match your criteria.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {listed.map(({ therapist, matches }) => (
            <TherapistCard
              key={therapist.id}
              therapist={therapist}
              matches={matches}
              chosen={therapist.id === form.therapist_id}
              onChoose={() => {
                act({ do: 'chooseTherapist', therapist });
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
      {kind === 'personal' && <Trans>Available for Package Bookings</Trans>}
      {kind === 'shared' && <Trans>Available for Shared Package Bookings</Trans>}
      {kind === 'unlimited' && <Trans>Available for Unlimited Package Bookings</Trans>}
    </p>
  );
}
