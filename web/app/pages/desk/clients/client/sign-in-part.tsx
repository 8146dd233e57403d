import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { whatsApp } from '../../../../lib/chat-and-mail-links.ts';
import {
  useMakeClaimLinkMutation,
  useWithdrawClaimLinkMutation,
} from '../../../../state/api/calls/desk/clients/claims.ts';
import { useRemoveAddressMutation } from '../../../../state/api/calls/desk/clients/clients.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { TitledSection } from '../../frame/titled-section.tsx';
import { useNoteContact } from '../../frame/use-note-contact.ts';
import { deskMoment } from '../../frame/words/desk-dates.ts';

/**
 * How the client signs in, or the link by which a client without an address can claim the account.
 */
export function SignInPart({ client }: { client: DeskClient }) {
  return (
    <TitledSection title={<Trans>Signing in</Trans>}>
      {client.email ? (
        <p className="text-muted">
          {client.proven ? (
            <Trans>Signs in with their e-mail.</Trans>
          ) : (
            <Trans>Can sign in with their e-mail, and has not yet.</Trans>
          )}
        </p>
      ) : (
        <ClaimLink client={client} />
      )}
      {client.other_emails.map((email) => (
        <OtherAddress key={email} id={client.id} email={email} />
      ))}
    </TitledSection>
  );
}

/** Address of a merged duplicate, which also signs in as this client. */
function OtherAddress({ id, email }: { id: number; email: string }) {
  const [asking, setAsking] = useState(false);
  const [takeOff, { error, isLoading }] = useRemoveAddressMutation();
  const { whole } = useRefusal(error);
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <Trans>
          <bdi dir="ltr" className="font-medium" translate="no">
            {email}
          </bdi>{' '}
          signs in as this client too, since they were merged.
        </Trans>
      </p>
      <RefusalText>{whole}</RefusalText>
      {asking ? (
        <>
          <p>
            <Trans>
              It no longer signs in, and the client is signed out on every device and told by
              e-mail.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <DeskButton
              disabled={isLoading}
              onClick={() => takeOff({ id, email })}
              className="text-err"
            >
              <Trans>Remove it</Trans>
            </DeskButton>
            <DeskButton onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </DeskButton>
          </div>
        </>
      ) : (
        <DeskButton onClick={() => setAsking(true)} className="justify-self-start">
          <Trans>Remove this address</Trans>
        </DeskButton>
      )}
    </div>
  );
}

function ClaimLink({ client }: { client: DeskClient }) {
  const { t } = useLingui();
  const [make, made] = useMakeClaimLinkMutation();
  const [withdraw, withdrawing] = useWithdrawClaimLinkMutation();
  const note = useNoteContact();
  const { id, claim_until: until, phone_number: phone } = client;
  const { whole } = useRefusal(made.error ?? withdrawing.error);
  const link = until ? made.data : undefined;
  const copy = async () => {
    if (!link) return;
    await navigator.clipboard.writeText(link.url).then(
      () => showToast('success', t`Copied.`),
      () => showToast('error', t`Please copy it by hand.`),
    );
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        <Trans>
          No e-mail on file. A link that works once lets them add one and claim their account, with
          everything they own.
        </Trans>
      </p>
      {until && (
        <p className="text-sm">
          <Trans>A link waits until {deskMoment(until)}.</Trans>
        </p>
      )}
      {link && (
        <p className="rounded-control border border-line p-2 text-sm [overflow-wrap:anywhere]">
          <bdi dir="ltr">{link.url}</bdi>
        </p>
      )}
      <RefusalText>{whole}</RefusalText>
      <div className="flex flex-wrap gap-2">
        {link && phone && (
          <a
            href={whatsApp(phone, link.text)}
            target="_blank"
            rel="noreferrer"
            onClick={() => note({ client_id: id, channel: 'whatsapp', about: 'sign_in' })}
            className="desk-tool desk-main-tool"
          >
            <Trans>Send by WhatsApp</Trans>
          </a>
        )}
        {link && (
          <DeskButton onClick={copy}>
            <Trans>Copy</Trans>
          </DeskButton>
        )}
        {!link && (
          <DeskButton disabled={made.isLoading} onClick={() => make({ id })}>
            {until ? <Trans>Make another link</Trans> : <Trans>Make a link</Trans>}
          </DeskButton>
        )}
        {until && (
          <DeskButton
            disabled={withdrawing.isLoading}
            onClick={() => withdraw({ id })}
            className="text-err"
          >
            <Trans>Withdraw it</Trans>
          </DeskButton>
        )}
      </div>
    </div>
  );
}
