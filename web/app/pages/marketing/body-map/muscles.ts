import { msg } from '@lingui/core/macro';

/** A muscle where people feel tight. */
export type Muscle =
  | 'neck'
  | 'shoulders'
  | 'chest'
  | 'arms'
  | 'core'
  | 'upper-back'
  | 'lower-back'
  | 'hips'
  | 'glutes'
  | 'quads'
  | 'hamstrings'
  | 'shins'
  | 'calves';

/** In the order of the list, from head to foot. */
export const muscles: Muscle[] = [
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
];

export const muscleNames = {
  neck: msg`Neck`,
  shoulders: msg`Shoulders`,
  chest: msg`Chest`,
  arms: msg`Arms`,
  core: msg`Waist and core`,
  'upper-back': msg`Upper back`,
  'lower-back': msg`Lower back`,
  hips: msg`Hips`,
  glutes: msg`Glutes`,
  quads: msg`Front of thighs`,
  hamstrings: msg`Back of thighs`,
  shins: msg`Shins`,
  calves: msg`Calves`,
};
