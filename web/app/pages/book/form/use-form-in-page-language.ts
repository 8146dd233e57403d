import { useMemo } from 'react';
import {
  useListCatalogueQuery,
  useListLocationsQuery,
  useListTherapistsQuery,
} from '../../../state/api/catalogue-api.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingForm } from './form.ts';
import { heldPackages } from './held-packages.ts';
import { packageKindOf } from './service-types.ts';
import { translateChoices } from './translate-choices.ts';
import { useHeldPackages } from './use-held-packages.ts';

/** The form to show, with names in the language of the page. */
export function useFormInPageLanguage(form: BookingForm): BookingForm {
  // The steps request these when they open; this one reacts to a change of language.
  const asKnown = { refetchOnMountOrArgChange: false };
  const { data: locations } = useListLocationsQuery(undefined, asKnown);
  useListCatalogueQuery(undefined, asKnown);
  const { data: team } = useListTherapistsQuery(undefined, {
    ...asKnown,
    skip: form.therapist_id === null,
  });
  const products = useAppSelector((state) => state.utils.allProducts);
  const { active } = useHeldPackages();
  return useMemo(() => {
    const kind = packageKindOf(form.serviceType);
    const owned = kind ? heldPackages(active, kind) : [];
    return translateChoices(form, {
      products,
      locations: locations ?? [],
      team: team ?? [],
      owned,
    });
  }, [form, products, locations, team, active]);
}
