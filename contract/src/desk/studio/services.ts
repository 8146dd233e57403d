/** The services of the studio as managers change them: words, lengths and prices, what they take. */
import Type, { type Static } from 'typebox';
import { NeedsSkill, ServiceKind } from '../../catalogue.ts';
import { Aed, described, Id, listOf, Nullable } from '../../values.ts';
import { kept, Named, Place, Proposed, studioThing, Told } from './own-things.ts';

/** A length of a service. */
const Length = Type.Integer({
  description: 'Minutes of a session.',
  minimum: 5,
  maximum: 480,
  multipleOf: 5,
});

export const ServicePrice = Type.Object(
  { time: Length, price: Aed },
  { additionalProperties: false, examples: [{ time: 60, price: 320 }] },
);
export type ServicePrice = Static<typeof ServicePrice>;

export const ServiceNeed = Type.Object(
  {
    kind: described(
      'Any of this kind at the branch, as the studio calls the kind in English; null: one of those that are named.',
      Nullable(Type.String({ maxLength: 120 })),
    ),
    resource_ids: listOf(Id, { description: 'One of these, when no kind is given.', maxItems: 50 }),
  },
  {
    additionalProperties: false,
    description: 'Of each need one room or device is given to a session.',
    examples: [{ kind: 'Treatment room', resource_ids: [] }],
  },
);
export type ServiceNeed = Static<typeof ServiceNeed>;

const service = {
  name: Named,
  description: Told,
  kind: described(
    'What is done, whatever it is called: pictures go by it. Null: something else.',
    Nullable(ServiceKind),
  ),
  needs_skill: NeedsSkill,
  prices: listOf(ServicePrice, {
    description: 'Its lengths, each with its price. What was booked keeps the price that it had.',
    minItems: 1,
    maxItems: 20,
  }),
  buffer_minutes: Type.Integer({
    description: 'After the session, in which nothing else begins.',
    minimum: 0,
    maximum: 240,
  }),
  therapist_minutes: described(
    'The client is then left alone, and the therapist is free; null: not before the end.',
    Nullable(Length),
  ),
  needs: listOf(ServiceNeed, { description: 'Rooms and devices that it takes.', maxItems: 10 }),
  therapist_ids: listOf(Id, { description: 'Who offers it.', maxItems: 200 }),
  position: Place,
};

export const {
  Shown: StudioService,
  New: NewService,
  list: listStudioServices,
  add: addService,
  change: changeService,
  retire: retireService,
} = studioThing({
  path: 'desk/studio/services',
  shown: { ...kept, proposed: Proposed, ...service },
  asked: service,
  example: {
    ...{ id: 1, version: 1, retired: false, proposed: false },
    name: { en: 'Stretching', ar: 'الإطالة' },
    description: { en: 'An assisted stretch.', ar: 'جلسة إطالة على يد المعالج.' },
    kind: 'stretching',
    needs_skill: true,
    prices: [{ time: 60, price: 320 }],
    buffer_minutes: 0,
    therapist_minutes: null,
    needs: [],
    therapist_ids: [1],
    position: 0,
  },
  list: { summary: 'Every service, retired ones among them' },
  add: { summary: 'Add a service' },
  change: {
    summary: 'Change a service; what was booked keeps what it had',
    description: 'A length that is left out is no longer sold.',
  },
  retire: { summary: 'Retire a service, or bring it back' },
});
export type StudioService = Static<typeof StudioService>;
export type NewService = Static<typeof NewService>;
