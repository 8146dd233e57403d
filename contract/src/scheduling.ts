import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { DateOnly, Minutes, TimeOfDay } from './values.ts';

export const AvailableTimesQuery = Type.Object({
  therapist_id: Type.Integer({ minimum: 1 }),
  date: DateOnly,
  total_duration: Minutes,
});
export type AvailableTimesQuery = Static<typeof AvailableTimesQuery>;

/** Start times that fit the asked duration, ascending. */
export const TimeList = Type.Array(TimeOfDay);
export type TimeList = Static<typeof TimeList>;

/** Start time to the longest session in minutes that fits there, capped at 180. */
export const TimeMap = Type.Record(Type.String(), Type.Integer());
export type TimeMap = Static<typeof TimeMap>;

export const availableTimesForServices = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/services/',
  access: 'public',
  summary: 'Free start times of a therapist on a day, for single services',
  query: AvailableTimesQuery,
  replies: { 200: TimeList },
});

export const availableTimesForPackages = defineRoute({
  method: 'GET',
  path: 'appointment/available-times/packages/',
  access: 'public',
  summary: 'Free start times with the longest session each allows, for packages',
  query: AvailableTimesQuery,
  replies: { 200: TimeMap },
});
