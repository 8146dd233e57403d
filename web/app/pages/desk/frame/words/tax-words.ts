import type { TaxCategory } from '@limber/contract/desk/money/till-values.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How something sold is taxed, in the order of a choice. */
export const taxNames: Readonly<Record<TaxCategory, MessageDescriptor>> = {
  standard: msg`Standard-rated`,
  zero_rated: msg`Zero-rated`,
  exempt: msg`Exempt`,
};
