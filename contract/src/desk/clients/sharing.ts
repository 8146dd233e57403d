/** Who shares a client's package, as the desk changes it at the counter or by telephone. */

import Type from 'typebox';
import { PackageParams } from '../../packages.ts';
import { desk, route } from '../../route.ts';
import { CapMinutes, PackagePerson } from '../../sharing.ts';
import { ADULT_YEARS } from '../../terms/people.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { described } from '../../values/shapes.ts';

const PersonParams = Type.Object({ id: Id, person: Id });

export const addPackagePerson = route.post('desk/packages/:id/people/', desk, {
  summary: 'Add another client to a package at the desk; they join at once',
  description: 'The rules for invitations apply. Clients with an e-mail address are told by mail.',
  params: PackageParams,
  body: Type.Object(
    {
      client_id: Id,
      adult: Type.Boolean({ description: `They are ${ADULT_YEARS} or older.` }),
      cap_minutes: Type.Optional(CapMinutes),
    },
    {
      additionalProperties: false,
      examples: [{ client_id: 8, adult: true, cap_minutes: 240 }],
    },
  ),
  replies: { 201: PackagePerson, 404: Failure, 409: Failure },
});

export const capPackagePerson = route.put('desk/packages/:id/people/:person/', desk, {
  summary: 'Set or lift the most minutes that a person may use from a package',
  params: PersonParams,
  body: Type.Object(
    {
      cap_minutes: CapMinutes,
      seen_cap_minutes: described(
        'The version that was read; any other is answered 409.',
        CapMinutes,
      ),
    },
    { additionalProperties: false, examples: [{ cap_minutes: 300, seen_cap_minutes: null }] },
  ),
  replies: { 200: PackagePerson, 404: Failure, 409: Failure },
});

export const removePackagePerson = route.delete('desk/packages/:id/people/:person/', desk, {
  summary: 'Remove a person from a package; sessions they have booked stay booked',
  params: PersonParams,
  replies: { 204: Type.Null(), 404: Failure },
});
