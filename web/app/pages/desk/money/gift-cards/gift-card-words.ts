import type { GiftCardEntryKind } from '@limber/contract/desk/money/gift-cards.ts';
import type { GiftCardState } from '@limber/contract/paying/gift-cards.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stateWords: Readonly<Record<GiftCardState, MessageDescriptor>> = {
  usable: msg`Can be used`,
  used_up: msg`Used up`,
  expired: msg`Expired`,
  void: msg`Void`,
};

export const entryWords: Readonly<Record<GiftCardEntryKind, MessageDescriptor>> = {
  paid_in: msg`Sold`,
  used: msg`Used`,
  redeemed: msg`Redeemed into a package`,
  refunded: msg`Refunded to it`,
  paid_out: msg`Given back`,
  expired: msg`Expired`,
  voided: msg`Written off`,
  replaced: msg`Moved to another card`,
  lost: msg`Used, then lost in a dispute`,
};
