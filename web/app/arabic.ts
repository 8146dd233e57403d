import type { Gender } from '@limber/contract/values.ts';
import type { Messages } from '@lingui/core';
import { messages } from '../locales/ar/messages.po';
import { addressReader } from './lib/address-reader.ts';

/** The Arabic words as they are said to a woman or a man; fetched by those who read them. */
export function arabicFor(gender: Gender | undefined): Messages {
  return addressReader(messages, gender);
}
