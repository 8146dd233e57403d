import type { Account } from '@limber/contract/accounts.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { spokenLanguage } from '../../../i18n.ts';
import { dayOfInstant, formatDay } from '../../../lib/dates.ts';
import { useChangeProfileMutation } from '../../../state/api/calls/accounts.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';
import { HealthRecordOf } from './health-record.tsx';
import { useTellUnsaved } from './use-tell-unsaved.ts';

interface Props {
  account: Account;
  /** Called when unsaved notes appear or are gone. */
  onUnsaved(unsaved: boolean): void;
}

/** The client's health notes, stored only while they agree. */
export function HealthNotes({ account, onUnsaved }: Props) {
  const agreedAt = account.health_notes_agreed_at;
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-muted">
        <Trans>
          Injuries, operations, pregnancy: what your therapist should know. Only you, your therapist
          and the front desk can read it, it is stored encrypted, and each look is recorded.
        </Trans>
      </p>
      {agreedAt ? (
        <Notes {...{ account, onUnsaved }} agreedOn={formatDay(dayOfInstant(agreedAt))} />
      ) : (
        <Agree />
      )}
      <HealthRecordOf />
    </div>
  );
}

function Agree() {
  const { t } = useLingui();
  const [agrees, setAgrees] = useState(false);
  const { save, busy, problem } = useSave(t`You can now write health notes.`);
  return (
    <div className="grid justify-items-start gap-3">
      <Problem sentence={problem} />
      <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
        {HEALTH_CONSENT[spokenLanguage()]}
      </Checkbox>
      <Button
        tone="secondary"
        busy={busy}
        disabled={!agrees}
        onClick={() => save({ health_notes_agreed: true })}
      >
        <Trans>Agree</Trans>
      </Button>
    </div>
  );
}

function Notes({ account, onUnsaved, agreedOn }: Props & { agreedOn: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(account.medical_issues);
  useTellUnsaved(text !== account.medical_issues, onUnsaved);
  const [takesBack, setTakesBack] = useState(false);
  const notes = useSave(t`Your health notes are saved.`);
  const consent = useSave(t`Your consent is withdrawn and the notes are erased.`);

  function submit(event: FormEvent) {
    event.preventDefault();
    notes.save({ medical_issues: text });
  }

  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="grid justify-items-start gap-4 [&>*:first-child]:w-full">
        <TextArea
          label={t`Health notes`}
          maxLength={4000}
          rows={5}
          error={notes.problem}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={notes.busy} disabled={text === account.medical_issues}>
          <Trans>Save notes</Trans>
        </Button>
      </form>
      <div className="grid justify-items-start gap-3 border-t border-hairline pt-5">
        <p className="text-muted">
          <Trans>You agreed on {agreedOn}.</Trans>
        </p>
        <Problem sentence={consent.problem} />
        {takesBack ? (
          <>
            <div ref={focusWhenShown} tabIndex={-1}>
              <Notice tone="warn">
                <Trans>
                  Your health notes and what was noted of your sessions will be erased at once. This
                  cannot be undone.
                </Trans>
              </Notice>
            </div>
            <DoOrKeep
              does={<Trans>Withdraw and erase</Trans>}
              tone="danger"
              busy={consent.busy}
              onDo={() => consent.save({ health_notes_agreed: false })}
              keeps={<Trans>Keep them</Trans>}
              onKeep={() => setTakesBack(false)}
            />
          </>
        ) : (
          <Button tone="quiet" className="-mx-3 px-3!" onClick={() => setTakesBack(true)}>
            <Trans>Withdraw consent</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Problem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <Notice tone="err" alert>
      {sentence}
    </Notice>
  );
}

/** Saves a change of the profile; a toast confirms it, `problem` is the error. */
function useSave(done: string) {
  const { t } = useLingui();
  const [change, { isLoading }] = useChangeProfileMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const { fields, detail } = useFailureText(failure);
  return {
    busy: isLoading,
    problem:
      failure && (fields?.medical_issues ?? detail ?? t`We could not save that. Please try again.`),
    async save(body: { medical_issues?: string; health_notes_agreed?: boolean }) {
      setFailure(undefined);
      const answer = await change(body);
      if (!answer.error) return showToast('success', done);
      setFailure(readFailure(answer.error));
    },
  };
}
