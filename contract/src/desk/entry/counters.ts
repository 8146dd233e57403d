/** Counters: browsers that a manager enrols once. People switch between each other there by PIN. */
import Type from 'typebox';
import { TokenPair } from '../../auth.ts';
import { managers, route, team } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, LocationCode } from '../../values/keys.ts';
import { AccountType } from '../../values/people.ts';
import { listOf, Nullable } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';
import { Pin } from './sign-in.ts';

const CounterName = Type.String({
  description: 'The name of the counter.',
  minLength: 1,
  maxLength: 60,
  examples: ['Counter 1'],
});

export const Counter = Type.Object(
  {
    name: CounterName,
    location: LocationCode,
    people: listOf(
      Type.Object({
        account_id: Id,
        first_name: Line,
        last_name: Line,
        account_type: AccountType,
        picture: Nullable(Line),
        has_pin: Type.Boolean({ description: 'False: they have to sign in fully first.' }),
      }),
    ),
  },
  {
    description: 'A counter and the people who may work at it.',
    examples: [
      {
        name: 'Counter 1',
        location: 'A',
        people: [
          {
            account_id: 7,
            first_name: 'Fatima',
            last_name: 'Saeed',
            account_type: 'front_desk',
            picture: null,
            has_pin: true,
          },
        ],
      },
    ],
  },
);

export const EnrolledCounter = Type.Object(
  {
    id: Id,
    name: CounterName,
    location: LocationCode,
    enrolled_by: Line,
    enrolled_at: Instant,
    revoked_at: Nullable(Instant),
  },
  {
    examples: [
      {
        id: 3,
        name: 'Counter 1',
        location: 'A',
        enrolled_by: 'Sara Haddad',
        enrolled_at: '2026-11-21T10:30:00Z',
        revoked_at: null,
      },
    ],
  },
);

export const readCounter = route.get('desk/counter/', 'public', {
  secret: true,
  summary: 'The counter that this browser is, by its cookie',
  description: '204 for a browser that is not a counter or was revoked.',
  replies: { 200: Counter, 204: Type.Null() },
});

export const changePerson = route.post('desk/counter/person/', 'public', {
  summary: 'Start working at this counter by PIN',
  description:
    'After five wrong PINs, 403 until their owner has signed in fully. The session locks itself after five idle minutes.',
  body: Type.Object({ account_id: Id, pin: Pin }),
  replies: { 200: TokenPair, 401: Failure, 403: Failure, 404: Failure },
});

export const lockCounter = route.post('desk/counter/lock/', team, {
  keepsNoAnswer: true,
  summary: "End the caller's session, so that somebody else can take over",
  replies: { 204: Type.Null() },
});

export const enrolCounter = route.post('desk/counters/', managers, {
  fullWay: true,
  concerns: { branch: 'body.location' },
  keepsNoAnswer: true,
  summary: 'Make this browser a counter of a branch; the reply sets its cookie',
  body: Type.Object({ location: LocationCode, name: CounterName }),
  replies: { 201: EnrolledCounter },
});

export const listCounters = route.get('desk/counters/', managers, {
  summary: 'Every counter, including revoked ones',
  replies: { 200: listOf(EnrolledCounter) },
});

export const renameCounter = route.put('desk/counters/:id/', managers, {
  fullWay: true,
  concerns: { device: 'params.id' },
  summary: 'Rename a counter',
  params: Type.Object({ id: Id }),
  body: Type.Object({ name: CounterName }),
  replies: { 200: EnrolledCounter, 409: Failure },
});

export const revokeCounter = route.post('desk/counters/:id/revoke/', managers, {
  fullWay: true,
  concerns: { device: 'params.id' },
  summary: 'Revoke a counter; all sessions at it end',
  params: Type.Object({ id: Id }),
  replies: { 204: Type.Null() },
});
