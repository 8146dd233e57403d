/** Rooms, beds and devices of the branches, as managers edit them. */
import Type, { type Static } from 'typebox';
import { LocationCode, MOST } from '../../values/keys.ts';
import { described } from '../../values/shapes.ts';
import { ListPosition, Named, studioThing, thingFields } from './shared-fields.ts';

const resource = {
  kind: described('The kind; services ask for any resource of a kind.', Named),
  name: described('The label, unique within a branch.', Named),
  position: ListPosition,
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
  description: 'A resource that one session at a time can use.',
  shown: {
    ...thingFields,
    location: LocationCode,
    ...resource,
    sessions_to_come: described(
      'Upcoming sessions that use it; they keep it when it is retired.',
      Type.Integer({ minimum: 0, maximum: MOST }),
    ),
  },
  fields: resource,
  firstFields: { location: LocationCode },
  example: {
    ...{ id: 1, version: 1, retired: false, location: 'A' },
    kind: { en: 'Treatment room', ar: 'غرفة علاج' },
    name: { en: 'Treatment room 1', ar: 'غرفة علاج 1' },
    position: 0,
    sessions_to_come: 3,
  },
  list: { summary: 'Every room and device, including retired ones' },
  add: {
    concerns: { branch: 'body.location' },
    summary: 'Add a room or a device to a branch',
  },
  change: { summary: "Change a room's or device's kind or label" },
  retire: { summary: 'Retire a room or device, or restore it; sessions that use it keep it' },
});
export type StudioResource = Static<typeof StudioResource>;
export type NewResource = Static<typeof NewResource>;
