import { Trans } from '@lingui/react/macro';
import { useBranches } from '../../../components/branches/use-branches.ts';
import { Person } from '../../../components/catalogue-cards/person.tsx';
import { useListLocationsQuery, useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { TherapistNextFree } from '../next-free/therapist-next-free.tsx';

/** Placeholder arches until the team is loaded. */
const expected = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The team under arches, each with services, branch, and a link to book them. */
export function PeopleSection() {
  const { data: team, isError } = useListTherapistsQuery();
  const { data: locations } = useListLocationsQuery();
  const branches = useBranches();
  if (isError || team?.length === 0) return null;
  const branchOf = (code: string) =>
    (locations ?? branches).find(({ location }) => location === code)?.name;
  return (
    <div className="pt-12 sm:pt-24">
      <div className="container-page mb-6 grid gap-3 sm:mb-9 sm:gap-4 md:grid-cols-2 md:items-baseline-last lg:mb-12">
        <h2 id="people-title" className="display type-1">
          <Trans>The hands you are in</Trans>
        </h2>
        <p className="type-lead text-muted">
          <Trans>Women and men, certified, each with their own strengths. Choose yours.</Trans>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-labelledby="people-title" tabIndex={0} className="arcade">
        <ul className="arcade-row">
          {team
            ? team.map((therapist) => (
                <Person
                  key={therapist.id}
                  therapist={therapist}
                  branch={branchOf(therapist.location)}
                >
                  <TherapistNextFree therapist={therapist} />
                </Person>
              ))
            : expected.map((place) => (
                <li key={place}>
                  <div className="min-h-80 rounded-card bg-line/12" />
                </li>
              ))}
        </ul>
      </section>
    </div>
  );
}
