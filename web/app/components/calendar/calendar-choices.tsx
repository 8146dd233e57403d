import type { AppointmentCalendar } from '@limber/contract/calendars/appointment-calendar.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

export type Entry = AppointmentCalendar;

/** The large calendars, each with a way to add a session. */
export function CalendarChoices({ entry, onClose }: { entry: Entry; onClose(): void }) {
  const { t } = useLingui();
  const { filename, content, links } = entry;
  const named = [
    [links.google, t`Google Calendar`],
    [links.outlook, t`Outlook.com`],
    [links.office365, t`Microsoft 365`],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t`Add to calendar`} closeLabel={t`Close`}>
      <div className="grid gap-3">
        {named.map(([url, name]) => (
          <a
            key={name}
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses('secondary')}
            onClick={onClose}
          >
            {name}
          </a>
        ))}
        <Button
          tone="secondary"
          onClick={() => {
            saveFile(filename, content, 'text/calendar;charset=utf-8');
            onClose();
          }}
        >
          <Trans>Apple Calendar or another app</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
