import { figureAtDesk } from '@limber/contract/desk/amounts-at-desk.ts';
import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import { amountOf, minorOf, withCurrency } from '@limber/contract/money/currency.ts';
import type { Fields } from '../../audit/changed-field-rules.ts';
import { trimmed } from '../translations/translation-rules.ts';
import type { ServiceRow, StoredService } from './queries.ts';
import type { ServiceInput } from './service-rules.ts';

/** A service as managers see it. */
export function serviceOnWire(stored: StoredService): StudioService {
  return {
    id: stored.id,
    version: stored.version,
    retired: !stored.active,
    proposed: stored.proposed,
    name: stored.name,
    description: stored.description,
    kind: stored.kind,
    image: stored.image,
    needs_skill: stored.needsSkill,
    prices: stored.prices.map(({ minutes, minor }) => ({ time: minutes, price: amountOf(minor) })),
    buffer_minutes: stored.bufferMinutes,
    therapist_minutes: stored.therapistMinutes,
    needs: stored.needs.map(({ kind, resourceIds }) => ({ kind, resource_ids: [...resourceIds] })),
    therapist_ids: stored.therapists.map(({ id }) => id),
    position: stored.position,
  };
}

/** The requested service, in the terms of the rules. */
export function wishedOf(input: NewService): ServiceInput {
  return {
    name: trimmed(input.name),
    description: trimmed(input.description),
    prices: input.prices.map(({ time, price }) => ({ minutes: time, minor: minorOf(price) })),
    needs: input.needs.map(({ kind, resource_ids }) => ({
      kind,
      resourceIds: [...new Set(resource_ids)],
    })),
    therapistIds: [...new Set(input.therapist_ids)],
  };
}

/** Its fields in its own row. */
export function rowOf(input: NewService): ServiceRow {
  return {
    name: input.name.en.trim(),
    description: input.description.en.trim(),
    kind: input.kind,
    image: input.image,
    needs_skill: input.needs_skill,
    buffer_minutes: input.buffer_minutes,
    therapist_minutes: input.therapist_minutes,
    position: input.position,
  };
}

/** What the audit log keeps of a service. */
export function fieldsOf(stored: StoredService): Fields {
  return {
    name: stored.name.en,
    name_ar: stored.name.ar,
    description: stored.description.en,
    description_ar: stored.description.ar,
    kind: stored.kind,
    image: stored.image,
    needs_skill: stored.needsSkill,
    prices: stored.prices.map(
      ({ minutes, minor }) =>
        `${minutes} min ${withCurrency(figureAtDesk(amountOf(minor)), amountOf(minor), 'en')}`,
    ),
    buffer_minutes: stored.bufferMinutes,
    therapist_minutes: stored.therapistMinutes,
    needs: stored.needs.map(({ kind, resourceIds }) => kind ?? resourceIds.join(' / ')),
    therapists: stored.therapists.map(({ name }) => name),
    position: stored.position,
  };
}
