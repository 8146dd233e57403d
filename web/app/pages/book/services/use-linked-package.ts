import type { PackageKind } from '@limber/contract/packages.ts';
import { useEffect, useRef } from 'react';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { heldPackages } from '../form/held-packages.ts';
import { typesOfKind } from '../form/service-types.ts';
import type { Act } from '../form/use-booking-form.ts';
import type { GoTo } from '../form/use-wizard.ts';

/** Chooses the owned package that the link named, once it is known, and takes it out of the address. */
export function useLinkedPackage(
  linked: string | null,
  active: ActivePackages | undefined,
  act: Act,
  goTo: GoTo,
  onFound: (kind: PackageKind) => void,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (linked === null || !active || done.current === linked) return;
    done.current = linked;
    const held = (['regular', 'shared', 'unlimited'] as const)
      .flatMap((kind) => heldPackages(active, kind))
      .find(({ id }) => String(id) === linked);
    if (held) {
      // Picking what is picked already would put it back.
      act({ type: 'dropOwned' });
      act({ type: 'pickOwned', serviceType: typesOfKind[held.kind].owned, owned: held });
      onFound(held.kind);
    }
    goTo('services', { replace: true });
  }, [linked, active, act, goTo, onFound]);
}
