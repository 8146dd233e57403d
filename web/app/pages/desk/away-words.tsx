import type { TimeOffKind } from '@limber/contract/desk/rota/time-off.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Why somebody is not there, on the board and in the day of a therapist. */
export const awayWords: Readonly<Record<TimeOffKind, ReactNode>> = {
  holiday: <Trans>On holiday</Trans>,
  sick: <Trans>Sick</Trans>,
  other: <Trans>Away</Trans>,
};
