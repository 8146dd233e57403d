import type { ServiceKind } from '@limber/contract/catalogue.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kind of treatment, whatever the studio calls it. */
export const kindWords: Readonly<Record<ServiceKind, MessageDescriptor>> = {
  stretching: msg`Stretching`,
  pnf_stretching: msg`PNF stretching`,
  dynamic_stretching: msg`Dynamic stretching`,
  prenatal_stretching: msg`Prenatal stretching`,
  sport_massage: msg`Sport massage`,
  deep_tissue_massage: msg`Deep tissue massage`,
  cupping: msg`Cupping`,
  red_light: msg`Red light`,
  compression: msg`Compression`,
};
