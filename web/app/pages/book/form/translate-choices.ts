import type { Location, Therapist } from '@limber/contract/catalogue.ts';
import type { Products } from '../../../state/initial-state.ts';
import type { BookingForm } from './form.ts';
import type { HeldPackage } from './held-packages.ts';
import { isOwned, packageKindOf } from './service-types.ts';

interface Known {
  products: Products;
  locations: readonly Location[];
  team: readonly Pick<Therapist, 'id' | 'full_name'>[];
  /** The client's packages of the form's kind. */
  owned: readonly HeldPackage[];
}

/**
 * The form with current names: the language may have changed since. Unknown choices keep their
 * names.
 */
export function translateChoices(
  form: BookingForm,
  { products, locations, team, owned }: Known,
): BookingForm {
  const kind = packageKindOf(form.serviceType);
  const onSale = kind === 'regular' ? products.packages : kind ? products[kind] : [];
  const lines = isOwned(form.serviceType) ? owned : kind ? onSale : products.services;
  const branch = locations.find(({ location }) => location === form.location);
  const chosen = team.find(({ id }) => id === form.therapist_id);
  return {
    ...form,
    services: named(form.services, lines),
    sessionFor: named(form.sessionFor, products.services),
    locationName: branch?.name ?? form.locationName,
    therapist: chosen?.full_name ?? form.therapist,
  };
}

interface Named {
  id: number;
  name: string;
}

function named<Choice extends Named>(choices: readonly Choice[], known: readonly Named[]) {
  return choices.map((choice) => ({
    ...choice,
    name: known.find(({ id }) => id === choice.id)?.name ?? choice.name,
  }));
}
