import { useEffect } from 'react';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import type { BookingForm } from '../form/form.ts';
import { heldPackages } from '../form/held-packages.ts';
import { ownedIdOf } from '../form/pick-services.ts';
import { isOwned, packageKindOf } from '../form/service-types.ts';
import type { Act } from '../form/use-booking-form.ts';

/** Clears the choice of an owned package that can no longer be used. */
export function useDropUsedUp(form: BookingForm, act: Act, active: ActivePackages | undefined) {
  const kind = packageKindOf(form.serviceType);
  const id = ownedIdOf(form);
  const gone =
    active !== undefined &&
    kind !== null &&
    id !== null &&
    isOwned(form.serviceType) &&
    !heldPackages(active, kind).some((held) => held.id === id);
  useEffect(() => {
    if (gone) act({ type: 'dropOwned' });
  }, [gone, act]);
}
