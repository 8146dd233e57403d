import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What becomes of a session that is refunded completely. */
export type Became = 'free' | 'owed';

export const becameWords: Readonly<Record<Became, MessageDescriptor>> = {
  free: msg`The session is free now`,
  owed: msg`To be paid again`,
};
