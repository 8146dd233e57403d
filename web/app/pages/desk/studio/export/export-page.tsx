import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { saveFrom } from '../../../../lib/save-file.ts';
import { useExportEverythingMutation } from '../../../../state/api/calls/desk/studio/export.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';

export const meta = deskTitle(msg`Export`);

const contents = [
  msg`Clients, and what each agreed to`,
  msg`Sessions and what became of them`,
  msg`Packages and every minute of them`,
  msg`Sales, payments and invoices`,
  msg`Shifts, absences and closures`,
  msg`Services, prices, team and settings`,
];

/** Everything the studio stores, as one file. */
export default function ExportPage() {
  const { t } = useLingui();
  const [withNotes, setWithNotes] = useState(false);
  const [reason, setReason] = useState('');
  const [ask, { isLoading, isSuccess, error }] = useExportEverythingMutation();
  const failure = error ? readFailure(error) : undefined;
  const said = useFailureText(failure);
  const why = said.fields?.reason;

  async function take(event: FormEvent) {
    event.preventDefault();
    const request = { health_notes: withNotes, ...(withNotes && reason.trim() && { reason }) };
    const { data } = await ask(request);
    if (data) saveFrom(data, 'studio-export.zip');
  }

  return (
    <DeskPage title={<Trans>Export</Trans>} narrow>
      <form
        onSubmit={(event) => void take(event)}
        className="grid gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-6"
      >
        <p className="max-w-prose">
          <Trans>
            Everything that the studio keeps, in one zip: each table as a CSV file for spreadsheets
            and as JSON for other software. The audit log records who downloaded it.
          </Trans>
        </p>
        <ul
          aria-label={t`What is in it`}
          className="grid list-disc gap-x-8 gap-y-1.5 ps-5 text-muted marker:text-primary sm:grid-cols-2"
        >
          {contents.map((each) => (
            <li key={each.id}>{t(each)}</li>
          ))}
        </ul>
        <label className="desk-box">
          <input
            type="checkbox"
            checked={withNotes}
            onChange={(event) => setWithNotes(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="grid gap-1">
            <span className="font-semibold">
              <Trans>With health notes and notes of sessions</Trans>
            </span>
            <span className="text-sm text-muted">
              <Trans>They are encrypted here, but anyone with the file can read them.</Trans>
            </span>
          </span>
        </label>
        {withNotes && (
          <label className="grid gap-1 text-sm text-muted">
            <Trans>Why they are needed</Trans>
            <input
              value={reason}
              maxLength={300}
              aria-invalid={why ? true : undefined}
              aria-describedby="export-why"
              onChange={(event) => setReason(event.target.value)}
              className="desk-field text-ink"
            />
            <span id="export-why" role="alert" className="text-err empty:hidden">
              {why}
            </span>
          </label>
        )}
        <ErrorNotice>
          {failure && !why && (said.detail ?? t`Please check your connection and try again.`)}
        </ErrorNotice>
        <DeskButton look="main" type="submit" disabled={isLoading} className="justify-self-start">
          {isLoading ? <Trans>Gathering...</Trans> : <Trans>Download everything</Trans>}
        </DeskButton>
        {isSuccess && (
          <p role="status" className="text-ok">
            <Trans>The file is among the downloads.</Trans>
          </p>
        )}
      </form>
    </DeskPage>
  );
}
