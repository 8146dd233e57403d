/** A manager's address for the calendar of a branch. */
import Type from 'typebox';
import { CalendarFeed, OwnCalendarFeed } from '../../calendar-feeds.ts';
import { managers, route } from '../../route.ts';
import { LocationCode } from '../../values/keys.ts';

const OfBranch = Type.Object({ location: LocationCode });

export const readBranchCalendarFeed = route.get('desk/calendar-feed/:location/', managers, {
  summary: "The caller's address of the calendar with a branch's sessions",
  params: OfBranch,
  concerns: { branch: 'params.location' },
  replies: { 200: OwnCalendarFeed },
});

export const makeBranchCalendarFeed = route.post('desk/calendar-feed/:location/', managers, {
  summary: "Make an address for a calendar with a branch's sessions; the one there is stays",
  params: OfBranch,
  concerns: { branch: 'params.location' },
  keepsNoAnswer: true,
  replies: { 201: CalendarFeed },
});

export const revokeBranchCalendarFeed = route.delete('desk/calendar-feed/:location/', managers, {
  summary: "Revoke the caller's address of a branch's calendar",
  params: OfBranch,
  concerns: { branch: 'params.location' },
  keepsNoAnswer: true,
  replies: { 204: Type.Null() },
});
