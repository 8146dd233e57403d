import type { SoftwareAccess } from '@limber/contract/desk/software/software-access.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import {
  useChangeSoftwareAccessMutation,
  useListApiKeysQuery,
  useReadSoftwareAccessQuery,
} from '../../../../state/api/calls/desk/software/software-access.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { KeysOfPeople } from '../../frame/keys-of-people.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { StudioCard } from '../studio-section.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

export const meta = deskTitle(msg`Other software`);

/** Which doors are open to software of others, and who has a key. */
export default function SoftwarePage() {
  const access = useReadSoftwareAccessQuery();
  const keys = useListApiKeysQuery({});
  return (
    <DeskPage title={<Trans>Other software</Trans>} narrow>
      <div className="grid gap-6">
        <StudioCard
          title={<Trans>Who may use it</Trans>}
          about={
            <Trans>
              What is switched off is kept and refused. Assistants connect to{' '}
              <bdi dir="ltr" translate="no">
                /mcp
              </bdi>{' '}
              at the address of the site, and the calls are described at{' '}
              <a href="/api/docs" className="underline underline-offset-4">
                <bdi dir="ltr">/api/docs</bdi>
              </a>
              .
            </Trans>
          }
        >
          {access.data ? (
            <AccessForm access={access.data} />
          ) : (
            <LoadingOrFailed
              of={access}
              failed={<Trans>The settings could not be loaded.</Trans>}
            />
          )}
        </StudioCard>
        <StudioCard
          title={<Trans>Keys</Trans>}
          about={
            <Trans>
              Everybody makes keys of their own in{' '}
              <Link
                to={`${paths.settings}#api-keys`}
                className="font-semibold text-primary underline underline-offset-4"
              >
                their profile
              </Link>
              . A key allows no more than its owner may do.
            </Trans>
          }
        >
          {keys.data ? (
            <KeysOfPeople keys={keys.data} names />
          ) : (
            <LoadingOrFailed of={keys} failed={<Trans>The keys could not be loaded.</Trans>} />
          )}
        </StudioCard>
        <WebhooksPart />
      </div>
    </DeskPage>
  );
}

function AccessForm({ access }: { access: SoftwareAccess }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(access);
  const [change, changing] = useChangeSoftwareAccessMutation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void change(asked);
  };
  return (
    <form aria-label={t`Other software`} onSubmit={send} className="grid gap-1 [&>.flex]:mt-2">
      <DeskCheckbox
        checked={asked.keys}
        onChange={({ target }) => setAsked({ ...asked, keys: target.checked })}
      >
        <Trans>Clients and the team may use keys for software of their own</Trans>
      </DeskCheckbox>
      <DeskCheckbox
        checked={asked.assistants}
        onChange={({ target }) => setAsked({ ...asked, assistants: target.checked })}
      >
        <Trans>Clients may let an assistant book for them</Trans>
      </DeskCheckbox>
      <FormFoot error={changing.error} disabled={changing.isLoading} saved={changing.isSuccess}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
