import type { StudioService } from '@limber/contract/desk/studio/services.ts';
import { filsIn, typedFils } from '../../frame/fields/money-text.ts';

type Kind = NonNullable<StudioService['kind']>;

/** A service as the form holds it. */
export interface ServiceForm {
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  kind: '' | Kind;
  skilled: boolean;
  prices: { time: string; price: string }[];
  buffer: string;
  /** Empty: until the session ends. */
  alone: string;
  kinds: string[];
  therapists: string[];
  position: string;
}

/** Initial values; a new service is empty and comes last. */
export function formOf(service: StudioService | undefined, last: number): ServiceForm {
  if (!service) {
    return {
      name: { en: '', ar: '' },
      description: { en: '', ar: '' },
      kind: '',
      skilled: true,
      prices: [{ time: '60', price: '' }],
      buffer: '0',
      alone: '',
      kinds: [],
      therapists: [],
      position: String(last + 1),
    };
  }
  return {
    name: service.name,
    description: service.description,
    kind: service.kind ?? '',
    skilled: service.needs_skill,
    prices: service.prices.map(({ time, price }) => ({
      time: String(time),
      price: typedFils(Math.round(price * 100)),
    })),
    buffer: String(service.buffer_minutes),
    alone: service.therapist_minutes === null ? '' : String(service.therapist_minutes),
    kinds: service.needs.flatMap(({ kind }) => (kind === null ? [] : [kind])),
    therapists: service.therapist_ids.map(String),
    position: String(service.position),
  };
}

/**
 * The request for a form. Needs for particular rooms and therapists, which it does not show, stay.
 */
export function requestOf(
  form: ServiceForm,
  service: StudioService | undefined,
  shown: ReadonlySet<number>,
) {
  const named = service?.needs.filter(({ kind }) => kind === null) ?? [];
  const hidden = service?.therapist_ids.filter((id) => !shown.has(id)) ?? [];
  const chosen = form.therapists.map(Number).filter((id) => shown.has(id));
  return {
    name: form.name,
    description: form.description,
    kind: form.kind || null,
    needs_skill: form.skilled,
    prices: form.prices.map(({ time, price }) => ({
      time: Number(time),
      price: (filsIn(price) ?? 0) / 100,
    })),
    buffer_minutes: Number(form.buffer),
    therapist_minutes: form.alone === '' ? null : Number(form.alone),
    needs: [...form.kinds.map((kind) => ({ kind, resource_ids: [] })), ...named],
    therapist_ids: [...chosen, ...hidden],
    position: Number(form.position),
  };
}
