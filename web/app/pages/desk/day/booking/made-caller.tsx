import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { clientPath, nameOf } from '../../frame/client-path.ts';

/** Who was new, and is a client by now though their session was refused: corrected on their page. */
export function MadeCaller({
  client,
}: {
  client: Pick<DeskClient, 'id' | 'first_name' | 'last_name' | 'phone_number'>;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <strong className="[overflow-wrap:anywhere]">
        <bdi>{nameOf(client)}</bdi>
      </strong>
      <bdi dir="ltr">{client.phone_number}</bdi>
      <Link to={clientPath(client.id)} className="link inline-flex min-h-11 items-center">
        <Trans>Open their page</Trans>
      </Link>
    </p>
  );
}
