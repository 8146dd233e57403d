import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import { aedOf, filsOf } from '../../../platform/money.ts';
import type { Fields } from '../../audit/rules.ts';
import { trimmed } from '../translations/translation-rules.ts';
import type { KeptService, ServiceRow } from './queries.ts';
import type { WishedService } from './service-rules.ts';

/** A service as managers see it. */
export function serviceOnWire(kept: KeptService): StudioService {
  return {
    id: kept.id,
    version: kept.version,
    retired: !kept.active,
    proposed: kept.proposed,
    name: kept.name,
    description: kept.description,
    kind: kept.kind,
    needs_skill: kept.needsSkill,
    prices: kept.prices.map(({ minutes, fils }) => ({ time: minutes, price: aedOf(fils) })),
    buffer_minutes: kept.bufferMinutes,
    therapist_minutes: kept.therapistMinutes,
    needs: kept.needs.map(({ kind, resourceIds }) => ({ kind, resource_ids: [...resourceIds] })),
    therapist_ids: kept.therapists.map(({ id }) => id),
    position: kept.position,
  };
}

/** The requested service, in the terms of the rules. */
export function wishedOf(input: NewService): WishedService {
  return {
    name: trimmed(input.name),
    description: trimmed(input.description),
    prices: input.prices.map(({ time, price }) => ({ minutes: time, fils: filsOf(price) })),
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
    needs_skill: input.needs_skill,
    buffer_minutes: input.buffer_minutes,
    therapist_minutes: input.therapist_minutes,
    position: input.position,
  };
}

/** What the audit log keeps of a service. */
export function fieldsOf(kept: KeptService): Fields {
  return {
    name: kept.name.en,
    name_ar: kept.name.ar,
    description: kept.description.en,
    description_ar: kept.description.ar,
    kind: kept.kind,
    needs_skill: kept.needsSkill,
    prices: kept.prices.map(({ minutes, fils }) => `${minutes} min ${aedOf(fils)} AED`),
    buffer_minutes: kept.bufferMinutes,
    therapist_minutes: kept.therapistMinutes,
    needs: kept.needs.map(({ kind, resourceIds }) => kind ?? resourceIds.join(' / ')),
    therapists: kept.therapists.map(({ name }) => name),
    position: kept.position,
  };
}
