import type { Service } from '@limber/contract/catalogue.ts';
import { useEffect } from 'react';
import type { Act } from '../form/use-booking-form.ts';
import type { GoTo } from '../form/use-wizard.ts';
import { preselectedServices } from './preselected-services.ts';

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
    if (picks.length > 0) act({ type: 'preselect', picks });
    goTo('services', { replace: true });
  }, [linked, services, act, goTo]);
}
