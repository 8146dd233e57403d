/** Places of the body map, from head to foot. */
export const BODY_PLACES = [
  'neck',
  'shoulders',
  'chest',
  'arms',
  'core',
  'upper-back',
  'lower-back',
  'hips',
  'glutes',
  'quads',
  'hamstrings',
  'shins',
  'calves',
] as const;
export type BodyPlace = (typeof BODY_PLACES)[number];
