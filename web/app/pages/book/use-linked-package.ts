import { useEffect, useRef } from 'react';
import type { ActivePackages } from '../../state/packages-api.ts';
import { heldPackages } from './held-packages.ts';
import { type PackageKind, typesOfKind } from './service-types.ts';
import type { Act } from './use-booking-form.ts';
import type { GoTo } from './use-wizard.ts';

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
    const held = (['personal', 'shared', 'unlimited'] as const)
      .flatMap((kind) => heldPackages(active, kind))
      .find(({ id }) => String(id) === linked);
    if (held) {
      // Picking what is picked already would put it back.
      act({ do: 'dropOwned' });
      act({ do: 'pickOwned', serviceType: typesOfKind[held.kind].owned, owned: held });
      onFound(held.kind);
    }
    goTo('services', { replace: true });
  }, [linked, active, act, goTo, onFound]);
}
