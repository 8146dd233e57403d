import type { Locator, Page } from '@playwright/test';

/** Milliseconds for a key and a decision, for a person new to the desk. */
const KEY_MS = 150;
const DECISION_MS = 1000;

/** A person at the desk, whose keys, clicks and decisions are counted; a click counts as a key. */
export function handsAt(page: Page) {
  let keys = 0;
  let decisions = 0;
  return {
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    /** Types text, one key per character. */
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Reads, decides, and clicks. */
    choose: async (what: Locator) => {
      decisions += 1;
      keys += 1;
      await what.click();
    },
    /** Clicks into a field; what to type is another decision. */
    reach: async (field: Locator) => {
      keys += 1;
      await field.focus();
    },
    /** Reads, and decides what to do next. */
    decide: () => {
      decisions += 1;
    },
    count: () => ({ keys, decisions, takesMs: keys * KEY_MS + decisions * DECISION_MS }),
  };
}
