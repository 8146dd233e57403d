/** The studio's services as managers edit them: texts, lengths, prices and required resources. */
import Type, { type Static } from 'typebox';
import { NeedsSkill, ServiceKind } from '../../catalogue.ts';
import { LONGEST_SERVICE_MINUTES } from '../../terms/booking/session-lengths.ts';
import { Amount } from '../../values/amounts.ts';
import { Id } from '../../values/keys.ts';
import { described, listOf, Nullable } from '../../values/shapes.ts';
import {
  BilingualText,
  hereOrElsewhere,
  ListPosition,
  Named,
  Proposed,
  studioThing,
  thingFields,
} from './shared-fields.ts';

const Length = Type.Integer({
  description: 'Minutes of a session.',
  minimum: 5,
  maximum: LONGEST_SERVICE_MINUTES,
  multipleOf: 5,
});

export const ServicePrice = Type.Object(
  { time: Length, price: Amount },
  { additionalProperties: false, examples: [{ time: 60, price: 320 }] },
);
export type ServicePrice = Static<typeof ServicePrice>;

export const ServiceNeed = Type.Object(
  {
    kind: described(
      "Any resource of this kind in the branch, by the kind's English name; null: one of the resources listed instead.",
      Nullable(Type.String({ maxLength: 120 })),
    ),
    resource_ids: listOf(Id, { description: 'One of these, when no kind is given.', maxItems: 50 }),
  },
  {
    additionalProperties: false,
    description: 'A session gets one resource for each need.',
    examples: [{ kind: 'Treatment room', resource_ids: [] }],
  },
);
export type ServiceNeed = Static<typeof ServiceNeed>;

const service = {
  name: Named,
  description: BilingualText,
  kind: described(
    'The kind of treatment, independent of its name; pictures depend on it. Null: other.',
    Nullable(ServiceKind),
  ),
  image: described(
    'Its own picture, one of the site or with an https address; null: that of its kind.',
    Nullable(Type.String(hereOrElsewhere)),
  ),
  needs_skill: NeedsSkill,
  prices: listOf(ServicePrice, {
    description: 'Its lengths, each with its price. Booked sessions keep their price.',
    minItems: 1,
    maxItems: 20,
  }),
  buffer_minutes: Type.Integer({
    description: 'Minutes after the session during which nothing else starts.',
    minimum: 0,
    maximum: 240,
  }),
  therapist_minutes: described(
    'Minutes until the client is left alone and the therapist is free; null: not before the end.',
    Nullable(Length),
  ),
  needs: listOf(ServiceNeed, { description: 'The rooms and devices that it needs.', maxItems: 10 }),
  therapist_ids: listOf(Id, { description: 'The therapists who offer it.', maxItems: 200 }),
  position: ListPosition,
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
  shown: { ...thingFields, proposed: Proposed, ...service },
  fields: service,
  example: {
    ...{ id: 1, version: 1, retired: false, proposed: false },
    name: { en: 'Massage', ar: 'التدليك' },
    description: { en: 'A massage of the whole body.', ar: 'تدليك الجسم كله.' },
    kind: 'sport_massage',
    image: null,
    needs_skill: true,
    prices: [{ time: 60, price: 320 }],
    buffer_minutes: 0,
    therapist_minutes: null,
    needs: [],
    therapist_ids: [1],
    position: 0,
  },
  list: { summary: 'Every service, including retired ones' },
  add: { summary: 'Add a service' },
  change: {
    summary: 'Change a service; booked sessions keep what they had',
    description: 'A length that is left out is no longer sold.',
  },
  retire: { summary: 'Retire a service, or restore it' },
});
export type StudioService = Static<typeof StudioService>;
export type NewService = Static<typeof NewService>;
