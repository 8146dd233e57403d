import type { MessageChannel, MessageWishes } from '@limber/contract/messages/message-wishes.ts';

/** The channels that the studio has. */
export function channelsOffered(isTelephoneOffered: boolean): readonly MessageChannel[] {
  return isTelephoneOffered ? ['mail', 'whatsapp', 'push'] : ['mail', 'push'];
}

type Agreements = Pick<MessageWishes, 'offers_by_mail' | 'offers_by_message'>;

/** Whether a client agreed to offers by a channel; one who was never asked did not. */
export function agreesToOffers(agreements: Agreements, channel: MessageChannel): boolean {
  const said = channel === 'mail' ? agreements.offers_by_mail : agreements.offers_by_message;
  return said === 'yes';
}

/** How a client can be reached, and wants to be. */
export interface Reachable {
  /** Null: not asked. */
  readonly wish: MessageChannel | null;
  readonly hasAddress: boolean;
  readonly hasNumber: boolean;
  /** There is a browser of theirs to push to. */
  readonly hasBrowser: boolean;
}

/**
 * The channels by which a client is told, the preferred one first; the next is used when one fails.
 * A client who was never asked gets mails, and one without an address is reached by telephone.
 */
export function channelsFor(
  { wish, hasAddress, hasNumber, hasBrowser }: Reachable,
  isTelephoneOffered: boolean,
): readonly MessageChannel[] {
  const isPossible = {
    mail: hasAddress,
    whatsapp: isTelephoneOffered && hasNumber,
    push: hasBrowser && wish === 'push',
  };
  const first = wish ?? 'mail';
  const others: MessageChannel[] = ['mail', 'whatsapp'];
  const order = [first, ...others.filter((channel) => channel !== first)];
  return order.filter((channel) => isPossible[channel]);
}
