import type { NewResource, StudioResource } from '@limber/contract/desk/studio/resources.ts';
import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import { amountIn } from '../../frame/fields/money-text.ts';
import type { StartingService } from './starting-sets.ts';

/** Typed prices by {@link priceKey}. */
export type TypedPrices = Readonly<Record<string, string>>;

export function priceKey({ name }: Pick<StartingService, 'name'>, minutes: number): string {
  return `${name.en} ${minutes}`;
}

/** The services that have a price; a length without one is not sold. */
export function pricedOf(
  services: readonly StartingService[],
  typed: TypedPrices,
): readonly StartingService[] {
  return services.flatMap((service) => {
    const lengths = service.lengths.filter((minutes) => typed[priceKey(service, minutes)]?.trim());
    return lengths.length > 0 ? [{ ...service, lengths }] : [];
  });
}

export function newServiceOf(
  { lengths, needs, buffer = 0, therapistMinutes, ...service }: StartingService,
  typed: TypedPrices,
  position: number,
): NewService {
  return {
    ...service,
    prices: lengths.map((time) => ({
      time,
      price: amountIn(typed[priceKey(service, time)] ?? ''),
    })),
    image: null,
    buffer_minutes: buffer,
    therapist_minutes: therapistMinutes ?? null,
    needs: needs ? [{ kind: needs.en, resource_ids: [] }] : [],
    therapist_ids: [],
    position,
  };
}

/** The kinds of rooms and devices that services need, each once. */
export function kindsOf(services: readonly StartingService[]) {
  return [...new Map(services.flatMap(({ needs }) => (needs ? [[needs.en, needs]] : []))).values()];
}

/** The rooms or devices that are missing for a branch to have as many of a kind as were typed. */
export function missingResources(
  kind: NewResource['kind'],
  location: string,
  wanted: number,
  existing: readonly StudioResource[],
): NewResource[] {
  const here = existing.filter((each) => each.location === location);
  const have = here.filter((each) => each.kind.en === kind.en && !each.retired).length;
  const names = new Set(here.map(({ name }) => name.en));
  const free: number[] = [];
  for (let number = 1; free.length < wanted - have; number += 1) {
    if (!names.has(`${kind.en} ${number}`)) free.push(number);
  }
  return free.map((number, index) => ({
    location,
    kind,
    name: { en: `${kind.en} ${number}`, ar: `${kind.ar} ${number}` },
    position: here.length + index,
  }));
}

/** Whether the studio has a service of this name already. */
export function isThere(
  { name }: Pick<StartingService, 'name'>,
  services: readonly StudioService[],
): boolean {
  const plain = name.en.toLowerCase();
  return services.some((each) => each.name.en.trim().toLowerCase() === plain);
}
