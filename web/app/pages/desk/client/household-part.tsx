import type { DeskClient } from '@limber/contract/desk/clients.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { clientPath, mergePath, nameOf } from './client-path.ts';
import { Nothing, Part } from './part.tsx';

/** Who shares packages with them and up to how much, and who else has their number. */
export function HouseholdPart({ client }: { client: DeskClient }) {
  const { household, same_number } = client;
  return (
    <Part title={<Trans>Household</Trans>}>
      {household.length === 0 && same_number.length === 0 && (
        <Nothing>
          <Trans>Nobody shares a package or a number with them.</Trans>
        </Nothing>
      )}
      <ul className="client-lines">
        {household.map((person) => (
          <li key={`${person.package_id} ${person.id}`} className="client-line">
            <Link to={clientPath(person.id)} className="link font-semibold">
              {nameOf(person)}
            </Link>
            <span className="text-sm text-muted">
              {person.package_name} ·{' '}
              {person.owner ? <Trans>owner</Trans> : <Used person={person} />}
            </span>
          </li>
        ))}
      </ul>
      {same_number.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold text-muted">
            <Trans>The same number</Trans>
          </h3>
          <ul className="client-lines">
            {same_number.map((person) => (
              <li key={person.id} className="client-line items-center">
                <Link to={clientPath(person.id)} className="link font-semibold">
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
    </Part>
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
