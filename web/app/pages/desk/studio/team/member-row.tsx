import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { roleWords } from '../../frame/words/role-words.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';

interface Props {
  member: StaffMember;
  onOpen: (id: number) => void;
}

/** A member of the team on one line; on a phone on several. */
export function MemberRow({ member, onOpen }: Props) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  const { first_name, last_name, role, locations, has_second_factor, has_pin } = member;
  const name = `${first_name} ${last_name}`;
  return (
    <li className="grid items-center gap-x-4 px-4 py-2 @max-4xl:grid-cols-[minmax(0,1fr)_auto] @max-4xl:gap-y-0.5 @max-4xl:*:col-start-1 @4xl:min-h-(--desk-row) @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] @4xl:py-0.5">
      <p className="min-w-0 truncate font-semibold">
        {name}
        {member.own && (
          <span className="ms-2 font-normal text-muted">
            <Trans>you</Trans>
          </span>
        )}
      </p>
      <p className="min-w-0 truncate">
        {t(roleWords[role])}
        <span className="text-muted">
          <Dot />
          {role === 'manager' ? <Trans>all branches</Trans> : locations.map(nameOf).join(t`, `)}
          {member.leaves_on && (
            <>
              <Dot />
              <Trans>leaves on {deskDay(member.leaves_on)}</Trans>
            </>
          )}
        </span>
      </p>
      <p className="min-w-0 truncate text-muted">
        {has_second_factor ? <Trans>Second factor</Trans> : <NoFactor />}
        {has_pin && (
          <>
            <Dot />
            <Trans>PIN</Trans>
          </>
        )}
      </p>
      <p className="min-w-0 truncate text-muted">
        {member.running_sessions > 0 ? (
          <Plural value={member.running_sessions} one="signed in" other="signed in # times" />
        ) : member.last_seen_at ? (
          <Trans>
            last seen <Instant at={member.last_seen_at} />
          </Trans>
        ) : (
          <Trans>not seen lately</Trans>
        )}
      </p>
      <DeskButton
        data-opens={member.account_id}
        onClick={() => onOpen(member.account_id)}
        aria-label={t`Open ${name}`}
        className="@max-4xl:col-start-2! @max-4xl:row-span-4 @max-4xl:row-start-1"
      >
        <Trans>Open</Trans>
      </DeskButton>
    </li>
  );
}

function NoFactor() {
  return (
    <span className="font-semibold text-warn">
      <Trans>No second factor yet</Trans>
    </span>
  );
}
