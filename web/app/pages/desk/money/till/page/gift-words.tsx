import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans } from '@lingui/react/macro';
import { nameOf } from '../../../frame/find/find-person.tsx';

interface Props {
  client: Sale['client'];
  payer: Sale['payer'];
  /** Whom it stands with. */
  seenBy: number;
}

/** Of a gift the other one: for whom it is, beside who pays it, and who pays, beside anybody else. */
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
