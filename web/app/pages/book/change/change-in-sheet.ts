import { createContext } from 'react';
import type { BookingStep } from '../form/steps.ts';

/** Opens a step's choice over the present one; `from` is where the focus comes back to. */
export type OpenChange = (from: HTMLElement) => void;

/** What opens the choice of a step in a sheet; null where its link has to lead there instead. */
export const ChangeInSheet = createContext<(step: BookingStep) => OpenChange | null>(() => null);
