import type { FreeHour, OfferChannel, SuitedClient } from '@limber/contract/desk/day/free-hours.ts';
import { useLingui } from '@lingui/react/macro';
import { useStudio } from '../../../../components/use-studio.ts';
import { mailLink, whatsApp } from '../../../../lib/chat-and-mail-links.ts';
import { useOfferFreeHourMutation } from '../../../../state/api/calls/desk/day/free-hours.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { nameOf } from '../../frame/client-path.ts';

/**
 * Records that a client is offered a free hour, then opens the chat or mail with the text. What is
 * refused is said, and nothing opens.
 */
export function useOfferHour(location: string, hour: FreeHour, suited: SuitedClient) {
  const { t } = useLingui();
  const { brand } = useStudio();
  const [offer, { isLoading }] = useOfferFreeHourMutation();
  const { client, phone_number: phone, email, text, time, reason } = suited;
  const send = async (channel: OfferChannel) => {
    const address =
      channel === 'whatsapp' ? whatsApp(phone ?? '', text) : mailLink(email ?? '', brand, text);
    // Browsers open a window only at a press, so it is there before the answer is.
    const chat = channel === 'whatsapp' ? window.open('about:blank', '_blank') : null;
    if (chat) chat.opener = null;
    const { error } = await offer({
      ...{ client_id: client.id, location, channel, time },
      ...{ therapist_id: hour.therapist_id, date: hour.date },
      services: suited.services.map(({ id }) => id),
      ...{ total_duration: suited.total_duration, because: reason.kind },
    });
    if (error) {
      chat?.close();
      const said = readFailure(error).detail;
      return showToast('error', said ?? t`It could not be saved. Nothing was sent.`);
    }
    (chat ?? window).location.href = address;
    showToast('success', t`Offered to ${nameOf(client)}: ${time}.`);
  };
  return { send, isLoading };
}
