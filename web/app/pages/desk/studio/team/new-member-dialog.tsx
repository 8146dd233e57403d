import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { GenderField, NameFields } from '../../../../components/person-fields.tsx';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import type { Args } from '../../../../state/api/call.ts';
import {
  type addStaff,
  useAddStaffMutation,
} from '../../../../state/api/calls/desk/studio/team.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { BranchChoice } from './branches-of-member.tsx';
import { RoleChoice } from './role-choice.tsx';

/** The fields of a person are shared with forms that have more of them. */
type Form = Args<typeof addStaff> & { phone_number?: string; goal?: string };

/** Adds a front desk member or a manager. */
export function NewMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [add, { isLoading, error }] = useAddStaffMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const { register, handleSubmit, watch } = useForm<Form>({
    defaultValues: { role: 'front_desk', locations: [] },
  });
  const isManager = watch('role') === 'manager';

  async function submit(form: Form) {
    const added = await add({ ...form, locations: isManager ? [] : form.locations });
    if (added.data) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={<Trans>Add a person</Trans>} closeLabel={t`Close`}>
      <form className="grid gap-5" onSubmit={handleSubmit(submit)}>
        <ErrorNotice>
          {error && !said.fields && (said.detail ?? <Trans>Please try again.</Trans>)}
        </ErrorNotice>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameFields register={register} errors={said.fields} />
        </div>
        <TextField
          label={t`Email`}
          type="email"
          dir="ltr"
          maxLength={EMAIL_LENGTH.most}
          required
          hint={t`They sign in with a code sent there, and set their second factor up then.`}
          error={said.fields?.email}
          {...register('email')}
        />
        <GenderField register={register} errors={said.fields} />
        <RoleChoice field={register('role')} />
        {!isManager && (
          <BranchChoice field={register('locations')} error={said.fields?.locations} />
        )}
        <Button type="submit" busy={isLoading}>
          <Trans>Add to the team</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
