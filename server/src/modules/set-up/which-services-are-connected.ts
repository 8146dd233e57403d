import type { Connections } from '@limber/contract/desk/entry/set-up.ts';
import type { CardProvider } from '../../platform/card-payments/provider.ts';
import type { MessageProvider } from '../../platform/messaging/provider.ts';
import type { Wallets } from '../../platform/wallets/wallets.ts';

/** The services of others that the server was given keys for. */
export interface OutsideDeps {
  readonly provider?: Pick<CardProvider, 'name'> | null;
  readonly messenger?: Pick<MessageProvider, 'name'> | null;
  readonly wallets: Wallets;
}

/** Which services of others the studio is connected with; those of the house, for trying out, are none. */
export function readConnections(
  { provider, messenger, wallets: { apple, google } }: OutsideDeps,
  now: Date,
): Connections {
  const isOutside = (named?: { readonly name: string } | null) =>
    named !== null && named !== undefined && named.name !== 'house';
  return {
    connections: [
      { service: 'online_payments', connected: isOutside(provider) },
      { service: 'whatsapp', connected: isOutside(messenger) },
      { service: 'apple_wallet', connected: apple !== null && now < apple.endsAt },
      { service: 'google_wallet', connected: google !== null },
    ],
  };
}
