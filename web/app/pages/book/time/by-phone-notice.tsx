import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../../../components/phone-link.tsx';
import { chatLink, useStudio } from '../../../components/use-studio.ts';
import { useListLocationsQuery } from '../../../state/api/catalogue-api.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  therapist: string;
  /** Code of the branch. */
  location: string;
}

/** Shown instead of times for a therapist who takes bookings by telephone only. */
export function ByPhoneNotice({ therapist, location }: Props) {
  const studio = useStudio();
  const { data: locations = [] } = useListLocationsQuery();
  const branchPhone = locations.find((branch) => branch.location === location)?.phone;
  const phone = branchPhone || studio.phone;
  const chat = chatLink({
    chat_number: branchPhone ? branchPhone.replace(/\D/g, '') : studio.chat_number,
    chat_greeting: studio.chat_greeting,
  });
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>
        <p>
          {phone ? (
            <Trans>
              To arrange an appointment with {therapist}, please call the studio directly at:
            </Trans>
          ) : (
            <Trans>To arrange an appointment with {therapist}, please ask at the studio.</Trans>
          )}
        </p>
        {phone && (
          <PhoneLink phone={phone} className="text-xl font-bold underline underline-offset-4" />
        )}
      </Notice>
      {chat && (
        <LinkButton href={chat}>
          <Trans>Chat on WhatsApp</Trans>
        </LinkButton>
      )}
    </div>
  );
}
