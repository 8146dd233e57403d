import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useWide } from '../../../../components/use-narrow.ts';
import { useChangeStaffMutation } from '../../../../state/api/calls/desk/studio/team.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { OpenedPanel } from '../../frame/list-beside/opened-panel.tsx';
import { roleWords } from '../../frame/words/role-words.ts';
import { BranchChoice } from './branches-of-member.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberData } from './member-data.tsx';
import { RoleChoice } from './role-choice.tsx';

interface Props {
  member: StaffMember;
  mayChange: boolean;
  onClose: () => void;
}

/** A member of the team, beside the others where there is room, otherwise in a dialog. */
export function MemberDialog(props: Props) {
  const { t } = useLingui();
  const { member, onClose } = props;
  const title = `${member.first_name} ${member.last_name}`;
  if (useWide()) {
    return (
      <OpenedPanel title={title} onClose={onClose}>
        <Member {...props} />
      </OpenedPanel>
    );
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t`Close`}>
      <Member {...props} />
    </Dialog>
  );
}

/** Role, branches and factors. */
function Member({ member, mayChange, onClose }: Props) {
  const { t } = useLingui();
  const { email, role } = member;
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        <bdi dir="ltr" translate="no">
          {email}
        </bdi>
        <Dot />
        {t(roleWords[role])}
      </p>
      {!mayChange && (
        <Notice>
          <Trans>You signed in with a PIN. To change this, sign in the full way.</Trans>
        </Notice>
      )}
      {mayChange && member.own && (
        <p>
          <Trans>Another manager changes your role, suspends you or resets your factors.</Trans>
        </p>
      )}
      {mayChange && !member.own && role !== 'therapist' && <RoleForm member={member} />}
      {mayChange && <MemberAccess member={member} />}
      {mayChange && <MemberData member={member} onErased={onClose} />}
    </div>
  );
}

interface Form {
  role: 'front_desk' | 'manager';
  locations: string[];
}

function RoleForm({ member }: { member: StaffMember }) {
  const [change, { isLoading, error, isSuccess }] = useChangeStaffMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const { register, handleSubmit, watch, formState } = useForm<Form>({
    values: {
      role: member.role === 'manager' ? 'manager' : 'front_desk',
      locations: member.locations,
    },
  });
  const isManager = watch('role') === 'manager';

  function submit({ role, locations }: Form) {
    const { account_id: id, version } = member;
    return change({ id, version, role, locations: isManager ? [] : locations });
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit(submit)}>
      <ErrorNotice>
        {error && !said.fields && (said.detail ?? <Trans>Please try again.</Trans>)}
      </ErrorNotice>
      <RoleChoice field={register('role')} />
      {!isManager && <BranchChoice field={register('locations')} error={said.fields?.locations} />}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {isSuccess && !formState.isDirty && <Trans>Saved.</Trans>}
      </p>
      <Button type="submit" busy={isLoading} disabled={!formState.isDirty}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
