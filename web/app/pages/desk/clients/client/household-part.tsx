import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dot } from '../../../../ui/dot.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { clientPath, mergePath, nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { Nothing, TitledSection } from '../../frame/titled-section.tsx';

const AddRelative = lazyPart(async () => (await import('./add-relative.tsx')).AddRelative);
const RelativeTools = lazyPart(async () => (await import('./relative-tools.tsx')).RelativeTools);

/** Who shares the client's packages, with their caps, and who else has the same number. */
export function HouseholdPart({ client }: { client: DeskClient }) {
  const { household, same_number } = client;
  const [adds, setAdds] = useState(false);
  const shareable = client.packages.filter(
    ({ kind, owned, active }) => kind === 'shared' && owned && active,
  );
  const isOwn = (packageId: number) => shareable.some(({ id }) => id === packageId);
  return (
    <TitledSection
      title={<Trans>Household</Trans>}
      tools={
        shareable.length > 0 && (
          <DeskButton aria-expanded={adds} onClick={() => setAdds(!adds)}>
            <Trans>Add somebody</Trans>
          </DeskButton>
        )
      }
    >
      {adds && <AddRelative packages={shareable} onDone={() => setAdds(false)} />}
      {household.length === 0 && same_number.length === 0 && (
        <Nothing>
          <Trans>Nobody shares a package or a number with them.</Trans>
        </Nothing>
      )}
      {household.length > 0 && (
        <ul className="client-lines">
          {household.map((person) => (
            <li key={`${person.package_id} ${person.id}`} className="client-line">
              <Link to={clientPath(person.id)} className="link font-semibold" translate="no">
                {nameOf(person)}
              </Link>
              <span className="text-sm text-muted">
                <bdi>{person.package_name}</bdi>
                <Dot />
                {person.owner ? <Trans>owner</Trans> : <Used person={person} />}
              </span>
              {person.seat_id !== null && isOwn(person.package_id) && (
                <RelativeTools person={{ ...person, seat_id: person.seat_id }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {same_number.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold text-muted">
            <Trans>The same number</Trans>
          </h3>
          <ul className="client-lines">
            {same_number.map((person) => (
              <li key={person.id} className="client-line items-center">
                <Link to={clientPath(person.id)} className="link font-semibold" translate="no">
                  {nameOf(person)}
                </Link>
                <Link to={mergePath(client.id, person.id)} className="link text-sm">
                  <Trans>The same person?</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}

function Used({ person }: { person: DeskClient['household'][number] }) {
  const { cap_minutes: cap, used_minutes: used } = person;
  return cap === null ? (
    <Plural value={used} one="# min used" other="# min used" />
  ) : (
    <Plural value={used} one={`# of ${cap} min used`} other={`# of ${cap} min used`} />
  );
}
