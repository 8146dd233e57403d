import { useEffect } from 'react';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import type { BookingForm } from './form.ts';
import { heldPackages } from './held-packages.ts';
import { ownedIdOf } from './pick-services.ts';
import { isOwned, packageKindOf } from './service-types.ts';
import type { Act } from './use-booking-form.ts';

/** Keeps the form within the package's balance, which others may use meanwhile. */
export function useFollowRemaining(
  form: BookingForm,
  act: Act,
  active: ActivePackages | undefined,
) {
  const kind = isOwned(form.serviceType) ? packageKindOf(form.serviceType) : null;
  const held = kind && heldPackages(active, kind).find(({ id }) => id === ownedIdOf(form));
  const remaining = held ? held.remaining_time : null;
  const differs = remaining !== null && remaining !== form.maxDuration;
  useEffect(() => {
    if (differs) act({ type: 'followRemaining', minutes: remaining });
  }, [differs, remaining, act]);
}
