import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  SharedWithGuests,
  sharedWithGuests,
} from '../../../../components/sharing/shared-with-guests.tsx';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { paths } from '../../../../paths.ts';
import {
  useEraseClientMutation,
  useExportClientMutation,
} from '../../../../state/api/calls/desk/clients/privacy.ts';
import { useListDueQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { TitledSection } from '../../frame/titled-section.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { owedSums } from '../../money/till/owed/owed-sums.ts';
import { OwedBackNotice } from '../../money/till/owed/refund-link.tsx';

/** A client's rights, for managers only: their data as a file, and erasure. */
export function PrivacyPart({ client }: { client: DeskClient }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'export' | 'erase'>();
  const [take, taking] = useExportClientMutation();
  const [erase, erasing] = useEraseClientMutation();
  const { id } = client;
  const name = nameOf(client);
  const shut = () => {
    setDoing(undefined);
    taking.reset();
    erasing.reset();
  };
  async function download(reason: string) {
    const { data } = await take({ id, reason });
    if (!data) return;
    saveFile(`client-${id}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    showToast('success', t`The file is among the downloads.`);
    shut();
  }
  async function eraseNow(reason: string) {
    const { data } = await erase({ id, reason });
    if (!data) return;
    showToast('success', data.detail);
    navigate(paths.deskClients);
  }
  return (
    <TitledSection title={<Trans>Their data</Trans>}>
      <div className="flex flex-wrap gap-2">
        <DeskButton
          aria-expanded={doing === 'export'}
          onClick={() => (doing === 'export' ? shut() : setDoing('export'))}
        >
          <Trans>Download it</Trans>
        </DeskButton>
        <DeskButton
          aria-expanded={doing === 'erase'}
          onClick={() => (doing === 'erase' ? shut() : setDoing('erase'))}
          className="text-err"
        >
          <Trans>Erase the client</Trans>
        </DeskButton>
      </div>
      {doing === 'export' && (
        <ReasonForm
          label={t`The data of ${name} as a file`}
          does={<Trans>Download</Trans>}
          error={taking.error}
          busy={taking.isLoading}
          onClose={shut}
          onSend={({ reason }) => void download(reason)}
        >
          <p className="text-sm">
            <Trans>
              Everything that the studio stores about them, with health and session notes. Give it
              to nobody else; the download is recorded.
            </Trans>
          </p>
        </ReasonForm>
      )}
      {doing === 'erase' && (
        <ReasonForm
          label={t`Erase ${name}`}
          does={<Trans>Erase permanently</Trans>}
          error={erasing.error}
          busy={erasing.isLoading}
          onClose={shut}
          onSend={({ reason }) => void eraseNow(reason)}
        >
          <WhatGoes client={client} />
          <p className="text-sm">
            <Trans>The reason stays in the history as proof. Name nobody in it.</Trans>
          </p>
        </ReasonForm>
      )}
    </TitledSection>
  );
}

/** What is lost, what is still open, and what stays. */
export function WhatGoes({ client }: { client: DeskClient }) {
  const { currentData: due, isError, refetch } = useListDueQuery({ client_id: client.id });
  const now = useServerNow();
  const coming = client.next_sessions.filter(({ status }) => status === 'booked');
  const booked = coming.length;
  // Cancelled sessions are not owed.
  const bookings = due?.bookings.filter(
    ({ booking_id }) => !coming.some(({ id }) => id === booking_id),
  );
  const owedMinor = due && bookings ? owedSums({ ...due, bookings }, now).nowMinor : 0;
  const shared = sharedWithGuests(client.packages);
  const left = client.packages
    .filter((each) => each.active && each.owned && !shared.includes(each))
    .reduce((sum, { remaining_time }) => sum + (remaining_time ?? 0), 0);
  return (
    <div className="grid gap-1 text-sm">
      {booked > 0 && (
        <p className="font-semibold text-ember">
          <Plural
            value={booked}
            one="# upcoming session is cancelled."
            other="# upcoming sessions are cancelled."
          />
        </p>
      )}
      {left > 0 && (
        <p className="font-semibold text-ember">
          <Plural
            value={left}
            one="# minute that nobody shares is lost."
            other="# minutes that nobody shares are lost."
          />
        </p>
      )}
      {shared.length > 0 && (
        <div>
          <p>
            <Trans>Guests of a package can go on using what is left in it:</Trans>
          </p>
          <SharedWithGuests packages={shared} />
        </div>
      )}
      {owedMinor > 0 && (
        <p className="font-semibold text-ember">
          <Trans>
            {deskAmount(amountOf(owedMinor))} are not paid, and nobody is left who could pay.
          </Trans>
        </p>
      )}
      {isError && !due && (
        <ErrorState
          title={<Trans>The amounts owed could not be loaded.</Trans>}
          onRetry={refetch}
        />
      )}
      <OwedBackNotice back={due?.back ?? []} />
      <p>
        <Trans>
          Name, address, telephone, notes and e-mails are erased at once and cannot be restored.
          Sessions and sales stay in the books without a name; issued documents are kept, as the law
          requires.
        </Trans>
      </p>
    </div>
  );
}
