/** Rooms, beds and devices of the branches, as managers change them. */
import Type, { type Static } from 'typebox';
import { described, LocationCode, MOST } from '../../values.ts';
import { kept, Named, Place, studioThing } from './own-things.ts';

const resource = {
  kind: described('What it is: services ask for any of a kind.', Named),
  name: described('Which one it is; no two of a branch have the same.', Named),
  position: Place,
};

export const {
  Shown: StudioResource,
  New: NewResource,
  list: listStudioResources,
  add: addResource,
  change: changeResource,
  retire: retireResource,
} = studioThing({
  path: 'desk/studio/resources',
  description: 'What one session at a time can have.',
  shown: {
    ...kept,
    location: LocationCode,
    ...resource,
    sessions_to_come: described(
      'Sessions that have not begun and have it, which they keep when it is retired.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
  },
  asked: resource,
  askedFirst: { location: LocationCode },
  example: {
    ...{ id: 1, version: 1, retired: false, location: 'A' },
    kind: { en: 'Treatment room', ar: 'غرفة علاج' },
    name: { en: 'Treatment room 1', ar: 'غرفة علاج 1' },
    position: 0,
    sessions_to_come: 3,
  },
  list: { summary: 'Every room and device, retired ones among them' },
  add: {
    concerns: { branch: 'body.location' },
    summary: 'Add a room or a device to a branch',
  },
  change: { summary: 'Change what a room or a device is, or is called' },
  retire: { summary: 'Retire a room or a device, or bring it back; sessions that have it keep it' },
});
export type StudioResource = Static<typeof StudioResource>;
export type NewResource = Static<typeof NewResource>;
