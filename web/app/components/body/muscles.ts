import { BODY_PLACES, type BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A muscle where people feel tight. */
export type Muscle = BodyPlace;

/** In the order of the list, from head to foot. */
export const muscles: readonly Muscle[] = BODY_PLACES;

export const muscleNames: Readonly<Record<Muscle, MessageDescriptor>> = {
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
