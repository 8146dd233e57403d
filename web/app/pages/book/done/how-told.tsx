import type { MessageChannel } from '@limber/contract/messages/message-wishes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useReadMessageWishesQuery } from '../../../state/api/calls/messages/message-wishes.ts';

const words: Readonly<Record<MessageChannel, MessageDescriptor>> = {
  mail: msg`We have sent the details to your e-mail.`,
  whatsapp: msg`We are sending you the details by WhatsApp.`,
  push: msg`The details come as a notification on your device.`,
};

/** By which channel the client is told of the booking; nothing until it is known. */
export function HowTold() {
  const { t } = useLingui();
  const { data } = useReadMessageWishesQuery();
  // Another channel that is chosen on this page tells of what comes next.
  const first = useRef<MessageChannel | null>(undefined);
  if (data && first.current === undefined) first.current = data.first;
  return first.current ? t(words[first.current]) : null;
}
