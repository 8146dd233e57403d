/** The branches as managers edit them. */
import Type, { type Static } from 'typebox';
import { CalendarFeed, OwnCalendarFeed } from '../../calendars/calendar-feeds.ts';
import { managers, route } from '../../route.ts';
import { EMIRATES } from '../../terms/reports.ts';
import { LocationCode } from '../../values/keys.ts';
import { described, Nullable, oneOf } from '../../values/shapes.ts';
import {
  BilingualText,
  elsewhere,
  hereOrElsewhere,
  ListPosition,
  Named,
  studioThing,
  thingFields,
} from './shared-fields.ts';

const branch = {
  name: Named,
  address: described('The address, in both languages or in neither.', BilingualText),
  map_url: described(
    'Link to a map; null: a map search for its name and address.',
    Nullable(Type.String({ maxLength: 500, ...elsewhere })),
  ),
  phone: Type.String({
    maxLength: 32,
    pattern: '^$|^\\+?[0-9][0-9 ()-]{4,}$',
    'x-sentence': { en: 'Please enter a telephone number.', ar: 'يرجى إدخال رقم هاتف.' },
  }),
  image: described(
    'A picture of the site, or one with an https address; null: none.',
    Nullable(Type.String(hereOrElsewhere)),
  ),
  emirate: described(
    'The emirate for the VAT return; null: not said, or outside the UAE.',
    Nullable(oneOf(EMIRATES.map(({ code }) => code))),
  ),
  parking: described('Where clients park, in both languages or in neither.', BilingualText),
  position: ListPosition,
};
const concerns = { branch: 'params.location' } as const;

export const {
  Shown: StudioBranch,
  New: NewBranch,
  list: listStudioBranches,
  add: addBranch,
  change: changeBranch,
  retire: retireBranch,
} = studioThing({
  path: 'desk/studio/branches',
  which: Type.Object({ location: LocationCode }, { description: 'Which one.' }),
  shown: {
    location: LocationCode,
    version: thingFields.version,
    retired: thingFields.retired,
    ...branch,
  },
  fields: branch,
  example: {
    ...{ location: 'A', version: 1, retired: false },
    name: { en: 'Garden Street', ar: 'شارع الحديقة' },
    address: { en: '12 Garden Street, Abu Dhabi', ar: '12 شارع الحديقة، أبوظبي' },
    map_url: null,
    phone: '+971 4 000 0001',
    image: '/media/al-warqa.webp',
    emirate: 'abu_dhabi',
    parking: { en: 'In front of the door.', ar: 'أمام الباب.' },
    position: 0,
  },
  list: { summary: 'Every branch, including retired ones' },
  add: {
    summary: 'Open a branch; it gets the next letter as its code',
    description: 'It can be booked once it has opening hours and therapists with shifts there.',
  },
  change: { concerns, summary: "Change a branch's details" },
  retire: {
    concerns,
    summary: 'Retire a branch that is no longer in use, or reopen it',
    description:
      'Refused while sessions are booked there, therapists belong to it or its drawer is open.',
  },
});
export type StudioBranch = Static<typeof StudioBranch>;
export type NewBranch = Static<typeof NewBranch>;

const FeedOfBranch = Type.Object({ location: LocationCode });

export const readBranchCalendarFeed = route.get('desk/calendar-feed/:location/', managers, {
  summary: "The caller's address of the calendar with a branch's sessions",
  params: FeedOfBranch,
  concerns: { branch: 'params.location' },
  replies: { 200: OwnCalendarFeed },
});

export const makeBranchCalendarFeed = route.post('desk/calendar-feed/:location/', managers, {
  summary: "Make an address for a calendar with a branch's sessions; the one there is stays",
  params: FeedOfBranch,
  concerns: { branch: 'params.location' },
  replies: { 201: CalendarFeed },
});

export const revokeBranchCalendarFeed = route.delete('desk/calendar-feed/:location/', managers, {
  summary: "Revoke the caller's address of a branch's calendar",
  params: FeedOfBranch,
  concerns: { branch: 'params.location' },
  replies: { 204: Type.Null() },
});
