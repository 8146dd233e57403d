import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';

/** That a client cannot book online, and the team's reason. */
export function CannotBookOnline({ reason }: { reason: string | null }) {
  if (reason === null) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Badge tone="warn" icon={<Ban aria-hidden="true" />}>
        <Trans>Cannot book online</Trans>
      </Badge>
      <bdi className="[overflow-wrap:anywhere]">{reason}</bdi>
    </p>
  );
}
