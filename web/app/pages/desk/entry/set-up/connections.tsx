import type { Connections as Reply } from '@limber/contract/desk/entry/set-up.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReadConnectionsQuery } from '../../../../state/api/calls/desk/entry/set-up.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';

type Service = Reply['connections'][number]['service'];

/** What the studio has from outside, what the rest would bring, and what the server needs for it. */
export function Connections() {
  const { t: say } = useLingui();
  const query = useReadConnectionsQuery();
  const { data } = query;
  return (
    <section className="grid gap-3" aria-labelledby="connections">
      <h2 id="connections" className="type-3">
        <Trans>Connected with</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        <Trans>
          None of this is needed to open. The person who runs the server sets the keys, and starts
          it again.
        </Trans>
      </p>
      {data ? (
        <ul className="desk-list">
          {data.connections.map(({ service, connected }) => (
            <li key={service} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 grow basis-64">
                <p className="font-semibold">{say(words[service].name)}</p>
                <p className="text-sm text-muted">{say(words[service].brings)}</p>
                {!connected && (
                  <p className="text-sm text-muted wrap-anywhere">
                    <Trans>Needs</Trans> <code dir="ltr">{words[service].keys.join(', ')}</code>
                  </p>
                )}
              </div>
              <Badge tone={connected ? 'ok' : 'neutral'}>
                {connected ? <Trans>Connected</Trans> : <Trans>Not connected</Trans>}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingOrFailed
          of={query}
          failed={<Trans>What the studio is connected with could not be loaded.</Trans>}
        />
      )}
    </section>
  );
}

interface Words {
  readonly name: MessageDescriptor;
  readonly brings: MessageDescriptor;
  /** Names of settings of the server, which are the same in every language. */
  readonly keys: readonly string[];
}

const words: Readonly<Record<Service, Words>> = {
  online_payments: {
    name: msg`Payments online`,
    brings: msg`Clients pay by card when they book, and refunds go back to the card by themselves.`,
    keys: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  whatsapp: {
    name: msg`WhatsApp`,
    brings: msg`Clients who wish it hear of their sessions by WhatsApp, and answer there.`,
    keys: [
      'WHATSAPP_TOKEN',
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
    ],
  },
  apple_wallet: {
    name: msg`Apple Wallet`,
    brings: msg`Members keep their card in Apple Wallet, where it stays up to date.`,
    keys: ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_AUTHORITY'],
  },
  google_wallet: {
    name: msg`Google Wallet`,
    brings: msg`Members keep their card in Google Wallet.`,
    keys: ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'],
  },
};
