import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { HEALTH_CONSENT } from '@limber/contract/terms/health-consent.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useWriteClientHealthNoteMutation } from '../../../../state/api/calls/desk/clients/client-health-note.ts';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';

interface Props {
  client: DeskClient;
  /** The note as just read; undefined: not read. */
  read: string | undefined;
  onDone(): void;
}

/** A client's health note and, the first time, the wording that they agree to. */
export function HealthForm({ client, read, onDone }: Props) {
  const { t } = useLingui();
  const { id, version, health_notes_agreed_at: agreedAt } = client;
  const [note, setNote] = useState(read ?? '');
  const [language, setLanguage] = useState<Language>(client.language);
  const [agrees, setAgrees] = useState(false);
  const [write, { isLoading, error }] = useWriteClientHealthNoteMutation();
  const { fields } = useRefusal(error);
  const needsConsent = agreedAt === null;

  async function send(event: FormEvent) {
    event.preventDefault();
    const agreed = { words_version: HEALTH_CONSENT.version, language };
    const { data } = await write({ id, note, version, ...(needsConsent ? { agreed } : {}) });
    if (!data) return;
    showToast('success', t`Saved.`);
    onDone();
  }

  return (
    <form
      aria-label={needsConsent ? t`Consent to health notes` : t`Health note`}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="grid gap-3 border-s-2 border-primary ps-3"
    >
      {needsConsent && (
        <>
          <DeskSelect
            label={<Trans>Language of the words</Trans>}
            autoFocus
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            <option value="en">{t`English`}</option>
            <option value="ar">{t`Arabic`}</option>
          </DeskSelect>
          <p className="text-sm text-muted">
            <Trans>Read these words to the client:</Trans>
          </p>
          <blockquote lang={language} dir="auto" className="font-semibold">
            {HEALTH_CONSENT[language]}
          </blockquote>
          <Checkbox required checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
            <Trans>The client has told me so</Trans>
          </Checkbox>
        </>
      )}
      <TextArea
        label={t`What the therapist should know`}
        hint={
          client.health_notes && read === undefined
            ? t`It replaces the current note. Read that first.`
            : undefined
        }
        error={fields.note ?? fields.agreed}
        maxLength={4000}
        autoFocus={!needsConsent}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormFoot error={error} disabled={isLoading || (needsConsent && !agrees)} onLeave={onDone}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}
