import type { StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a discount applies. */
export const typeWords: Readonly<Record<StudioDiscount['partner_type'], MessageDescriptor>> = {
  local: msg`On the spot`,
  online: msg`Online`,
  both: msg`On the spot and online`,
};
