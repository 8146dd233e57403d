import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useListCodeChannelsQuery } from '../../state/api/telephone-sign-in-api.ts';
import { Button } from '../../ui/button.tsx';

/** Leads those who have given the studio only a telephone to signing in by it, where it can. */
export function TelephoneOffered({ onTake }: { onTake: () => void }) {
  const { data: channels } = useListCodeChannelsQuery();
  if (!channels?.includes('whatsapp')) return null;
  return (
    <Button tone="quiet" className="-ms-3 justify-self-start px-3!" onClick={onTake}>
      <MessageCircle aria-hidden="true" className="size-5" />
      <Trans>No e-mail? Sign in by WhatsApp</Trans>
    </Button>
  );
}
