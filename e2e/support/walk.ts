import type { APIRequestContext, Page } from '@playwright/test';

/**
 * Called with each page or state that is to be photographed or examined; its name is a folder's.
 */
export type See = (name: string) => Promise<void>;

/** A walk through pages and states in English, each shown as it is reached. */
export interface Walk {
  title: string;
  go(page: Page, request: APIRequestContext, see: See): Promise<void>;
}
