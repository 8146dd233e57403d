import type { ProfileChange } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeProfileMutation } from '../../state/api/calls/accounts.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { DialogFrame } from '../../ui/overlay/dialog-frame.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';
import {
  GenderField,
  HealthNotesField,
  NameFields,
  PhoneField,
  RequestedDetailsFields,
  requiredOfPerson,
  TargetField,
} from '../person-fields.tsx';
import { useFailureText } from '../use-failure-text.ts';

type Details = Required<
  Pick<
    ProfileChange,
    'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal' | 'medical_issues'
  >
> &
  Pick<ProfileChange, 'birthday' | 'address'>;

/**
 * Asks a client for their details when their address was registered in another browser, perhaps by
 * a stranger.
 */
export function DetailsDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<CallFailure>();
  const { detail, fields } = useFailureText(failure);
  const [change, { isLoading }] = useChangeProfileMutation();
  const { register, handleSubmit, watch } = useForm<Details>();
  const complete = watch(requiredOfPerson).every((value) => Boolean(value?.trim()));

  async function submit({ medical_issues, ...details }: Details) {
    setFailure(undefined);
    const notes = medical_issues.trim() ? { medical_issues, health_notes_agreed: true } : {};
    const answer = await change({
      ...details,
      ...notes,
      birthday: details.birthday || undefined,
      address: details.address || undefined,
    });
    if (answer.error) setFailure(readFailure(answer.error));
    else showToast('success', t`Your profile is saved.`);
  }

  return (
    <DialogFrame open onClose={onClose} title={t`Please tell us who you are`} closeLabel={t`Close`}>
      <form onSubmit={handleSubmit(submit)} className="grid gap-5">
        <p className="text-muted">
          <Trans>
            Your e-mail was registered in another browser, perhaps by somebody else. So we have kept
            nothing of what was typed there: no name, no phone number and no health notes.
          </Trans>
        </p>
        <ErrorNotice>
          {failure && (detail ?? t`We could not save your profile. Please try again.`)}
        </ErrorNotice>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameFields register={register} errors={fields} />
        </div>
        <PhoneField register={register} errors={fields} />
        <GenderField register={register} errors={fields} />
        <RequestedDetailsFields register={register} errors={fields} />
        <HealthNotesField error={fields?.medical_issues} {...register('medical_issues')} />
        <TargetField register={register} errors={fields} />
        <PrimaryAction type="submit" busy={isLoading} disabled={!complete}>
          <Trans>Save</Trans>
        </PrimaryAction>
        <Button tone="quiet" onClick={onClose}>
          <Trans>Later</Trans>
        </Button>
      </form>
    </DialogFrame>
  );
}
