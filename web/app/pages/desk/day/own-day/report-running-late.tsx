import type { RunningLate } from '@limber/contract/desk/day/day.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timeOfInstant } from '../../../../lib/dates.ts';
import {
  useSayLateMutation,
  useTakeBackLateMutation,
} from '../../../../state/api/calls/desk/day/own-day.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToastOfFailure } from '../../frame/refusal/use-toast-of-failure.ts';

/** Choices in minutes; for longer delays the therapist calls the desk. */
const offered = [5, 10, 15, 20, 30, 45, 60] as const;

/** Tells the desk that the therapist is running late, and takes it back. */
export function ReportRunningLate({ late }: { late: RunningLate | null }) {
  const { t } = useLingui();
  const [isOpen, setAsks] = useState(false);
  const [say, saying] = useSayLateMutation();
  const [takeBack, takingBack] = useTakeBackLateMutation();
  const tellFailure = useToastOfFailure();
  async function choose(minutes: number) {
    const { error } = await say({ minutes });
    if (error) return tellFailure(error);
    setAsks(false);
  }
  async function comeAfterAll() {
    const { error } = await takeBack();
    if (error) tellFailure(error);
  }
  return (
    <section aria-label={t`Coming late`} className="grid gap-3">
      {late ? (
        <p role="status" className="flex flex-wrap items-center justify-between gap-3">
          <span>
            <Trans>
              The desk knows since {timeOfInstant(late.said_at)}:{' '}
              <Plural value={late.minutes} one="# minute late" other="# minutes late" />
            </Trans>
          </span>
          <Button tone="secondary" busy={takingBack.isLoading} onClick={() => void comeAfterAll()}>
            <Trans>I am here</Trans>
          </Button>
        </p>
      ) : (
        <Button tone="secondary" onClick={() => setAsks(true)}>
          <Trans>I am running late</Trans>
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setAsks(false)}
        title={<Trans>How late will you be?</Trans>}
        closeLabel={t`Close`}
      >
        <div className="grid grid-cols-2 gap-3">
          {offered.map((minutes) => (
            <Button
              key={minutes}
              tone="secondary"
              disabled={saying.isLoading}
              onClick={() => void choose(minutes)}
            >
              <Plural value={minutes} one="# min" other="# min" />
            </Button>
          ))}
        </div>
      </Dialog>
    </section>
  );
}
