import { createContext } from 'react';
import type { BookingStep } from '../form/steps.ts';

/** Opens the choice of an earlier step over the current one; `from` gets the focus back. */
export type OpenChange = (from: HTMLElement) => void;

/** Opens a step's choice in a sheet; null where its link must be followed instead. */
export const ChangeInSheet = createContext<(step: BookingStep) => OpenChange | null>(() => null);
