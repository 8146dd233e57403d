import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { nameOf } from '../../../frame/find/find-person.tsx';

interface Props {
  client: NonNullable<Sale['client']>;
  payer: NonNullable<Sale['payer']>;
  /** The client that it is listed under. */
  seenBy: number;
}

/** Names the other person of a gift: its client beside the payer, the payer beside anybody else. */
export function GiftWords({ client, payer, seenBy }: Props) {
  return seenBy === payer.id ? (
    <Trans>
      for <bdi translate="no">{nameOf(client)}</bdi>
    </Trans>
  ) : (
    <Trans>
      Who pays: <bdi translate="no">{nameOf(payer)}</bdi>
    </Trans>
  );
}
