/** Rooms, beds and devices of the branches, as managers change them. */
import Type, { type Static } from 'typebox';
import { defineRoute } from '../../route.ts';
import { described, Failure, LocationCode, listOf, MOST } from '../../values.ts';
import { kept, Named, Place, Retiring, ThingVersion, WhichThing } from './own-things.ts';

const access = ['manager'] as const;

const resource = {
  kind: described('What it is: services ask for any of a kind.', Named),
  name: described('Which one it is; no two of a branch have the same.', Named),
  position: Place,
};
const example = {
  kind: { en: 'Treatment room', ar: 'غرفة علاج' },
  name: { en: 'Treatment room 1', ar: 'غرفة علاج 1' },
  position: 0,
};

export const StudioResource = Type.Object(
  {
    ...kept,
    location: LocationCode,
    ...resource,
    sessions_to_come: described(
      'Sessions that have not begun and have it, which they keep when it is retired.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
  },
  {
    description: 'What one session at a time can have.',
    examples: [
      { id: 1, version: 1, retired: false, location: 'A', ...example, sessions_to_come: 3 },
    ],
  },
);
export type StudioResource = Static<typeof StudioResource>;

export const NewResource = Type.Object(
  { location: LocationCode, ...resource },
  { additionalProperties: false, examples: [{ location: 'A', ...example }] },
);
export type NewResource = Static<typeof NewResource>;

export const listStudioResources = defineRoute({
  method: 'GET',
  path: 'desk/studio/resources',
  access,
  summary: 'Every room and device, retired ones among them',
  replies: { 200: listOf(StudioResource) },
});

export const addResource = defineRoute({
  method: 'POST',
  path: 'desk/studio/resources',
  access,
  concerns: { branch: 'body.location' },
  summary: 'Add a room or a device to a branch',
  body: NewResource,
  replies: { 201: StudioResource, 404: Failure },
});

export const changeResource = defineRoute({
  method: 'PUT',
  path: 'desk/studio/resources/:id',
  access,
  summary: 'Change what a room or a device is, or is called',
  params: WhichThing,
  body: Type.Object(
    { version: ThingVersion, ...resource },
    { additionalProperties: false, examples: [{ version: 1, ...example }] },
  ),
  replies: { 200: StudioResource, 404: Failure, 409: Failure },
});

export const retireResource = defineRoute({
  method: 'POST',
  path: 'desk/studio/resources/:id/retire',
  access,
  summary: 'Retire a room or a device, or bring it back; sessions that have it keep it',
  params: WhichThing,
  body: Retiring,
  replies: { 200: StudioResource, 404: Failure, 409: Failure },
});
