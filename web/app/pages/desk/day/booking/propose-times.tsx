import type { UsualSession } from '@limber/contract/desk/day/usual-session.ts';
import { Trans } from '@lingui/react/macro';
import { useOfferTimesQuery } from '../../../../state/api/calls/desk/day/usual-session.ts';
import { useNoteContact } from '../../frame/use-note-contact.ts';
import { type Draft, minutesOf } from './session-draft.ts';

interface Props {
  client: UsualSession['client'];
  draft: Draft;
}

/** Opens a chat with three free times in the client's language, and logs that it was opened. */
export function ProposeTimes({ client, draft }: Props) {
  const note = useNoteContact();
  const digits = client.phone_number?.replace(/\D/g, '') ?? '';
  const { currentData } = useOfferTimesQuery(
    {
      id: client.id,
      location: draft.location,
      services: draft.lines.map(({ id }) => id).join(','),
      total_duration: minutesOf(draft),
      from: draft.date,
      ...(draft.therapistId !== null && { therapist_id: draft.therapistId }),
      ...(draft.gender && { gender: draft.gender }),
    },
    { skip: digits === '' || draft.lines.length === 0 },
  );
  if (!currentData || currentData.times.length === 0) return null;
  const { text, language } = currentData;
  return (
    <div className="grid gap-1.5">
      <a
        href={`https://wa.me/${digits}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => note({ client_id: client.id, channel: 'whatsapp', about: 'free_times' })}
        className="desk-tool desk-edged justify-self-start"
      >
        <Trans>Offer free times by WhatsApp</Trans>
      </a>
      <p lang={language} dir="auto" className="whitespace-pre-line text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
