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

/** What the team should know of a client. */
export function NoteForTeam({ note }: { note: string | null }) {
  if (note === null) return null;
  return (
    <p
      dir="auto"
      className="rounded-card bg-info/8 px-3 py-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
    >
      <span className="sr-only">
        <Trans>Note for the team</Trans>:{' '}
      </span>
      {note}
    </p>
  );
}
