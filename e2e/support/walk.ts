import type { APIRequestContext, Page } from '@playwright/test';

/** Shows a page or state to whoever photographs or examines it; its name is a folder's name. */
export type See = (name: string) => Promise<void>;

/** A way through pages and states in English, each shown as it is reached. */
export interface Walk {
  title: string;
  go(page: Page, request: APIRequestContext, see: See): Promise<void>;
}
