import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { clientPath, nameOf } from '../../frame/client-path.ts';
import { GiftWords } from '../till/page/other-payer-line.tsx';
import { Payments } from '../till/sale-done.tsx';

interface Props {
  sale: Sale;
  /** The payer's address for a mail; null: none, undefined: not loaded yet. */
  address: string | null | undefined;
  /** Id of the line with the address, which describes the button that sends. */
  addressId: string;
}

/**
 * What the paper itself does not say: the client, the payer, the methods, and the address for a
 * mail.
 */
export function WhoPaid({ sale, address, addressId }: Props) {
  const { client, payer } = sale;
  return (
    <div className="grid gap-1 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4">
        {client ? (
          <Link
            to={clientPath(client.id)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            <bdi translate="no">{nameOf(client)}</bdi>
          </Link>
        ) : (
          <Trans>Without a client</Trans>
        )}
        {client && payer && payer.id !== client.id && (
          <Link to={clientPath(payer.id)} className="link inline-flex min-h-11 items-center">
            <span>
              <GiftWords client={client} payer={payer} seenBy={client.id} />
            </span>
          </Link>
        )}
      </p>
      <Payments sale={sale} />
      {address !== undefined && (
        <p id={addressId} className="text-sm text-muted [overflow-wrap:anywhere]">
          {address === null ? (
            <Trans>We have no e-mail address for the payer.</Trans>
          ) : (
            <Trans>
              It is e-mailed to{' '}
              <bdi dir="ltr" translate="no">
                {address}
              </bdi>
              .
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
