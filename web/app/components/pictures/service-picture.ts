import type { ServiceKind } from '@limber/contract/catalogue.ts';
import type { PictureSlot } from './pictures.ts';

/** Our picture for a kind of service, if any. */
export const servicePicture: Partial<Record<ServiceKind, PictureSlot>> = {
  stretching: 'stretching',
  pnf_stretching: 'pnf-stretching',
  dynamic_stretching: 'dynamic-stretching',
  prenatal_stretching: 'prenatal-stretching',
  sport_massage: 'sport-massage',
  deep_tissue_massage: 'deep-tissue',
  cupping: 'cupping',
  red_light: 'red-light',
  compression: 'compression',
};
