import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What becomes of a session that is refunded completely. */
export type Became = 'free' | 'owed';

export const becameWords: Record<Became, ReactNode> = {
  free: <Trans>The session is free now</Trans>,
  owed: <Trans>To be paid again</Trans>,
};
