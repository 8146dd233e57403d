import type { Service } from '@limber/contract/catalogue.ts';
import { useEffect } from 'react';
import { preselectedServices } from './preselected-services.ts';
import type { Act } from './use-booking-form.ts';
import type { GoTo } from './use-wizard.ts';

/** Chooses what the link named, once the catalogue is there, and takes it out of the address. */
export function usePreselect(
  linked: string | null,
  services: readonly Service[] | undefined,
  act: Act,
  goTo: GoTo,
): void {
  useEffect(() => {
    if (linked === null || !services) return;
    const picks = preselectedServices(linked, services);
    if (picks.length > 0) act({ do: 'preselect', picks });
    goTo('services', { replace: true });
  }, [linked, services, act, goTo]);
}
