/** Packages that renew by the month, as clients buy and keep them. */
import Type, { type Static } from 'typebox';
import { PackageKind } from '../packages.ts';
import { route, signedIn } from '../route.ts';
import { Amount } from '../values/amounts.ts';
import { Failure } from '../values/failure.ts';
import { Id, LocationCode, Uuid } from '../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../values/shapes.ts';
import { Line, Prose } from '../values/texts.ts';
import { DateOnly } from '../values/times.ts';
import { SavedCard } from './saved-card.ts';

const Minutes = Type.Integer({ minimum: 1, maximum: 60_000 });
const unused = oneOf(['expire', 'go_on'], {
  description: 'What becomes of the minutes of a month that were not used.',
});

export const PlanOffer = Type.Object({
  option_id: Id,
  kind: PackageKind,
  name: Line,
  description: Prose,
  minutes: described('A month; null: unlimited.', Nullable(Minutes)),
  price: described('A month, with VAT.', Amount),
  unused_minutes: unused,
  services: listOf(Line, { description: 'What its sessions can be for.' }),
});
export type PlanOffer = Static<typeof PlanOffer>;

export const Plan = Type.Object({
  id: Uuid,
  name: Line,
  kind: PackageKind,
  minutes: described('A month; null: unlimited.', Nullable(Minutes)),
  unused_minutes: unused,
  status: oneOf(['running', 'paused', 'failing', 'stopped', 'ended'], {
    description:
      '`paused`: it renews on a later day. `failing`: a renewal was tried and is not paid. `stopped`: paid for until its end.',
  }),
  price: described('What the renewal costs, or the last month did.', Amount),
  renews_on: described('Null: it is stopped or ended.', Nullable(DateOnly)),
  paid_until: described('The last day that is paid for.', DateOnly),
  pause: described(
    'On which days a pause can end; null: it cannot be paused.',
    Nullable(Type.Object({ first: DateOnly, last: DateOnly })),
  ),
  failure: described(
    'Why it could not be taken: declined, the bank asks for its client, or no card is left.',
    Nullable(oneOf(['declined', 'needs_client', 'no_card'])),
  ),
  next_try_on: Nullable(DateOnly),
  sessions_meanwhile: described('Sessions can be booked although a payment fails.', Type.Boolean()),
  ended_because: Nullable(oneOf(['stopped', 'unpaid', 'erased', 'disputed'])),
  card: described('The card on file; null: none.', Nullable(SavedCard)),
});
export type Plan = Static<typeof Plan>;

export const aPlan = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  name: 'Four hours a month',
  kind: 'regular',
  minutes: 240,
  unused_minutes: 'go_on',
  status: 'running',
  price: 990,
  renews_on: '2026-02-28',
  paid_until: '2026-02-27',
  pause: { first: '2026-03-01', last: '2026-08-27' },
  failure: null,
  next_try_on: null,
  sessions_meanwhile: false,
  ended_because: null,
  card: { brand: 'visa', last_four: '4242', ends_on: '2029-08-31' },
} as const;

export const OwnPlans = Type.Object(
  {
    offered: described(
      'Plans that can be begun: none where nothing is paid online.',
      listOf(PlanOffer),
    ),
    plans: listOf(Plan, { description: 'Newest first; those that ended lately are among them.' }),
  },
  {
    description: 'The plans of the caller.',
    examples: [
      {
        offered: [
          {
            ...{ option_id: 7, kind: 'regular', name: 'Four hours a month', minutes: 240 },
            ...{ description: '', price: 990, unused_minutes: 'go_on', services: ['Massage'] },
          },
        ],
        plans: [aPlan],
      },
    ],
  },
);
export type OwnPlans = Static<typeof OwnPlans>;

export const PlanParams = Type.Object({ id: Uuid }, { description: 'Which plan.' });

/** The requested change of a plan. */
export const PlanChange = oneOf(['pause', 'stop', 'continue'], {
  description:
    '`pause`: it renews on `until` instead. `stop`: it ends with what is paid. `continue`: takes either back.',
});
export type PlanChange = Static<typeof PlanChange>;

const ToPay = Type.Object(
  { url: described('Where it is paid; a page of the provider.', Line) },
  { examples: [{ url: 'https://studio.example/pay/5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10' }] },
);

export const listOwnPlans = route.get('appointment/plans/', signedIn, {
  summary: 'The plans of the caller, and those that can be begun',
  replies: { 200: OwnPlans },
});

export const beginPlan = route.post('appointment/plans/', signedIn, {
  summary: 'Begin a plan: leads to a page of the provider, which keeps the card for the renewals',
  body: Type.Object(
    {
      option_id: Id,
      price: described('As the client saw it; another one is refused.', Amount),
      location: LocationCode,
    },
    { additionalProperties: false, examples: [{ option_id: 7, price: 990, location: 'A' }] },
  ),
  replies: { 201: ToPay, 404: Failure, 409: Failure, 429: Failure, 503: Failure },
});

export const payPlan = route.post('appointment/plans/:id/pay/', signedIn, {
  summary: 'Pay a month that could not be taken from the card: leads to a page of the provider',
  params: PlanParams,
  replies: { 201: ToPay, 404: Failure, 409: Failure, 429: Failure },
});

export const changePlan = route.put('appointment/plans/:id/', signedIn, {
  summary: 'Pause, stop or continue a plan',
  params: PlanParams,
  body: Type.Object(
    { wish: PlanChange, until: Type.Optional(DateOnly) },
    { additionalProperties: false, examples: [{ wish: 'pause', until: '2026-04-15' }] },
  ),
  replies: { 200: OwnPlans, 404: Failure, 409: Failure },
});
