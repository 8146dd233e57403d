/** The plans of a client, as the desk sees and changes them. */
import Type, { type Static } from 'typebox';
import { aPlan, Plan, PlanChange, PlanParams } from '../../paying/plans.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { listOf } from '../../values/shapes.ts';
import { DateOnly } from '../../values/times.ts';
import { GivenReason } from '../money/till-values.ts';

const ClientPlans = listOf(Plan, {
  description: 'The plans of a client, newest first; those that ended lately are among them.',
  examples: [[aPlan]],
});
export type ClientPlans = Static<typeof ClientPlans>;

export const listClientPlans = route.get('desk/clients/:id/plans/', desk, {
  summary: 'The plans of a client',
  params: Type.Object({ id: Id }, { description: 'Which client.' }),
  replies: { 200: ClientPlans, 404: Failure },
});

export const changeClientPlan = route.put('desk/plans/:id/', desk, {
  summary: 'Pause, stop or continue the plan of a client; the client is told',
  params: PlanParams,
  body: Type.Object(
    { wish: PlanChange, until: Type.Optional(DateOnly), reason: GivenReason },
    {
      additionalProperties: false,
      examples: [{ wish: 'stop', reason: 'Asked for at the counter' }],
    },
  ),
  replies: { 200: ClientPlans, 404: Failure, 409: Failure },
});
