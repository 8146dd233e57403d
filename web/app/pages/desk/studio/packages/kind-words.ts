import type { PackageKind } from '@limber/contract/packages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of packages, in the order of the list. */
export const kindWords: Readonly<Record<PackageKind, MessageDescriptor>> = {
  regular: msg`For one person`,
  shared: msg`Shared`,
  unlimited: msg`Unlimited`,
};
