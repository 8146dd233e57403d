import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation } from '../../state/api/sign-in-api.ts';
import { useListCodeChannelsQuery } from '../../state/api/telephone-sign-in-api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { oneTimeCodeRequest } from './one-time-code-request.ts';

/** Sends the code of an e-mail address to the telephone of its account, where the studio can. */
export function CodeToTelephone({ email }: { email: string }) {
  const { t } = useLingui();
  const { data: channels } = useListCodeChannelsQuery();
  const [generateOtp, { isLoading }] = useGenerateOtpMutation(oneTimeCodeRequest);
  if (!channels?.includes('whatsapp')) return null;
  async function send() {
    const answer = await generateOtp({ email, channel: 'whatsapp' });
    if (answer.data) return showToast('info', answer.data.detail);
    const { error, detail } = readFailure(answer.error);
    showToast('error', error ?? detail ?? t`Please try again.`);
  }
  return (
    <Button
      tone="quiet"
      className="-ms-3 justify-self-start px-3!"
      disabled={isLoading}
      onClick={() => void send()}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      <Trans>Send the code by WhatsApp</Trans>
    </Button>
  );
}
