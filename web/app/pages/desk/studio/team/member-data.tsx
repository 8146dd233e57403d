import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../../../../lib/save-file.ts';
import { paths } from '../../../../paths.ts';
import {
  useEraseMemberMutation,
  useExportMemberMutation,
} from '../../../../state/api/calls/desk/studio/team.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { ConfirmPart } from '../../frame/refusal/confirm-part.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { PartOfMember } from '../studio-section.tsx';

interface Props {
  member: StaffMember;
  onErased: () => void;
}

/** A member's stored data: as a file, or erased once they have left. */
export function MemberData({ member, onErased }: Props) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<'export' | 'erase'>();
  const [take, taking] = useExportMemberMutation();
  const { account_id: id, own, left, role } = member;
  const name = `${member.first_name} ${member.last_name}`;
  const open = (which: typeof doing) => setDoing(doing === which ? undefined : which);
  async function download(reason: string) {
    const { data } = await take({ id, reason });
    if (!data) return;
    saveFile(`team-${id}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    showToast('success', t`The file is among the downloads.`);
    setDoing(undefined);
  }
  return (
    <PartOfMember title={<Trans>Their data</Trans>}>
      <div className="flex flex-wrap gap-2">
        <DeskButton aria-expanded={doing === 'export'} onClick={() => open('export')}>
          <Trans>Export the data of {name}</Trans>
        </DeskButton>
        <Link to={`${paths.deskAudit}?about=${id}`} className="desk-tool desk-edged">
          <Trans>What was changed about them</Trans>
        </Link>
        {!own && left && (
          <DeskButton
            aria-expanded={doing === 'erase'}
            onClick={() => open('erase')}
            className="text-err"
          >
            <Trans>Erase {name}</Trans>
          </DeskButton>
        )}
      </div>
      {!own && !left && (
        <p className="text-sm text-muted">
          {role === 'therapist' ? (
            <Trans>
              People who have left can be erased. Retire them first under Studio, Therapists.
            </Trans>
          ) : (
            <Trans>People who have left can be erased. Suspend them first.</Trans>
          )}
        </p>
      )}
      {doing === 'export' && (
        <ReasonForm
          label={t`The data of ${name} as a file`}
          does={<Trans>Download</Trans>}
          error={taking.error}
          busy={taking.isLoading}
          onClose={() => setDoing(undefined)}
          onSend={({ reason }) => void download(reason)}
        >
          <p className="text-sm">
            <Trans>
              Hours, absences, pay, tips, sessions without client names, and everything that they
              have as a client. Give it to nobody else; the download is recorded.
            </Trans>
          </p>
        </ReasonForm>
      )}
      {doing === 'erase' && (
        <Erasing id={id} name={name} onErased={onErased} onLeave={() => setDoing(undefined)} />
      )}
    </PartOfMember>
  );
}

interface ErasingProps {
  id: number;
  name: string;
  onErased: () => void;
  onLeave: () => void;
}

/** Asks for a reason, then for confirmation. */
function Erasing({ id, name, onErased, onLeave }: ErasingProps) {
  const { t } = useLingui();
  const [why, setWhy] = useState<string>();
  const [erase, { error, isLoading }] = useEraseMemberMutation();
  const refused = useRefusal(error);
  async function eraseNow(reason: string) {
    const { data } = await erase({ id, reason });
    if (!data) return;
    showToast('success', data.detail);
    onErased();
  }
  if (why === undefined)
    return (
      <ReasonForm
        label={t`Erase ${name}`}
        does={<Trans>Go on</Trans>}
        error={undefined}
        busy={false}
        onClose={onLeave}
        onSend={({ reason }) => setWhy(reason)}
      >
        <div className="grid gap-2 text-sm">
          <p>
            <Trans>
              Name, e-mail, telephone, picture, languages, rota notes, lateness and reasons for
              absence are erased at once, with their own account as a client and its upcoming
              sessions.
            </Trans>
          </p>
          <p>
            <Trans>
              Their sessions, sales, invoices, tips, pay and hours are kept, as law and reports
              require, under “Former therapist” or “Former colleague”. Notes that they wrote stay
              with the clients.
            </Trans>
          </p>
        </div>
      </ReasonForm>
    );
  return (
    <ConfirmPart
      label={t`Erase ${name} permanently?`}
      action={<Trans>Erase permanently</Trans>}
      refused={refused.whole ?? refused.fields.reason}
      busy={isLoading}
      onConfirm={() => void eraseNow(why)}
      onLeave={onLeave}
    >
      <p className="font-semibold">
        <Trans>Erase {name} permanently? This cannot be undone.</Trans>
      </p>
    </ConfirmPart>
  );
}
