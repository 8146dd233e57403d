import type { OwnedPackage } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListPackagePeopleQuery } from '../../../state/api/calls/sharing.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LoadingOrError } from '../../../ui/skeleton.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';

interface Props {
  owned: OwnedPackage;
  /** Whether more people can be invited. */
  invites: boolean;
  onClose(): void;
}

/** Who shares a package and how much each has used; the owner can change it. */
export function PeopleDialog({ owned, invites, onClose }: Props) {
  const { t } = useLingui();
  const query = useListPackagePeopleQuery({ id: owned.id });
  const people = query.data;
  const limit = owned.people_limit;
  const count = people?.length ?? 0;
  return (
    <Dialog open onClose={onClose} title={t`Who shares this package`} closeLabel={t`Close`}>
      {people ? (
        <div className="grid gap-6">
          <p className="text-muted">
            <Trans>
              {owned.name}: {count} of {limit} people. Everyone sees the minutes left, nobody the
              sessions of another.
            </Trans>
          </p>
          <ul className="grid divide-y divide-hairline border-y border-hairline">
            {people.map((person) => (
              <PersonRow
                key={person.id}
                packageId={owned.id}
                totalMinutes={owned.total_time}
                person={person}
              />
            ))}
          </ul>
          {invites && (
            <InviteForm
              packageId={owned.id}
              totalMinutes={owned.total_time}
              full={count >= limit}
            />
          )}
        </div>
      ) : (
        <LoadingOrError
          of={query}
          failed={<Trans>We could not load who shares this package.</Trans>}
          label={t`Loading people...`}
        />
      )}
    </Dialog>
  );
}
