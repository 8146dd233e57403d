import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation } from '../../state/api/sign-in-api.ts';
import { useListCodeChannelsQuery } from '../../state/api/telephone-sign-in-api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { oneTimeCodeRequest } from './one-time-code-request.ts';

/** Leads those who have given the studio only a telephone to signing in by it, where it can. */
export function TelephoneOffered({ onTake }: { onTake: () => void }) {
  return (
    <ByWhatsApp onTake={onTake}>
      <Trans>No e-mail? Sign in by WhatsApp</Trans>
    </ByWhatsApp>
  );
}

/** Sends the code of an e-mail address to the telephone of its account, where the studio can. */
export function CodeToTelephone({ email }: { email: string }) {
  const { t } = useLingui();
  const [generateOtp, { isLoading }] = useGenerateOtpMutation(oneTimeCodeRequest);
  async function send() {
    const answer = await generateOtp({ email, channel: 'whatsapp' });
    if (answer.data) return showToast('info', answer.data.detail);
    const { error, detail } = readFailure(answer.error);
    showToast('error', error ?? detail ?? t`Please try again.`);
  }
  return (
    <ByWhatsApp disabled={isLoading} onTake={() => void send()}>
      <Trans>Send the code by WhatsApp</Trans>
    </ByWhatsApp>
  );
}

interface Props {
  disabled?: boolean;
  onTake(): void;
  children: ReactNode;
}

/** Nothing where the studio sends no codes by WhatsApp. */
function ByWhatsApp({ disabled = false, onTake, children }: Props) {
  const { data: channels } = useListCodeChannelsQuery();
  if (!channels?.includes('whatsapp')) return null;
  return (
    <Button
      tone="quiet"
      className="-ms-3 justify-self-start px-3!"
      disabled={disabled}
      onClick={onTake}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
