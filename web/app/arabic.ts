import type { Gender } from '@limber/contract/values/people.ts';
import type { Messages } from '@lingui/core';
import { messages } from '../locales/ar/messages.po';
import { addressReader } from './lib/wording-by-gender.ts';

/** The Arabic catalogue, addressed to a woman or a man; loaded only for Arabic readers. */
export function arabicFor(gender: Gender | undefined): Messages {
  return addressReader(messages, gender);
}
