import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../../ui/class-names.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { Glyph } from '../../../../ui/glyph.tsx';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { Instant } from '../../frame/words/instant.tsx';
import { roleWords } from '../../frame/words/role-words.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';

interface Props {
  member: StaffMember;
  onOpen: (id: number) => void;
}

/**
 * A member of the team on one line, which opens as a whole; on a phone on two, where only a missing
 * factor is said of their access.
 */
export function MemberRow({ member, onOpen }: Props) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  const { first_name, last_name, role, locations, has_second_factor, has_pin } = member;
  const name = `${first_name} ${last_name}`;
  return (
    <li className="desk-row-opens grid items-center gap-x-4 px-4 py-2.5 @max-4xl:grid-cols-[minmax(0,1fr)_auto_auto] @max-4xl:gap-y-0.5 @4xl:min-h-(--desk-row) @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto] @4xl:py-1.5">
      <p className="min-w-0 truncate">
        <button
          type="button"
          data-opens={member.account_id}
          onClick={() => onOpen(member.account_id)}
          aria-label={t`Open ${name}`}
          className="font-semibold"
        >
          {name}
        </button>
        {member.own && (
          <span className="ms-2 text-muted">
            <Trans>you</Trans>
          </span>
        )}
      </p>
      <p className="min-w-0 truncate @max-4xl:col-start-1 @max-4xl:row-start-2 @max-4xl:text-sm">
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
      <p
        className={classNames(
          'min-w-0 truncate text-muted @max-4xl:text-sm',
          has_second_factor ? '@max-4xl:hidden' : '@max-4xl:col-start-1 @max-4xl:row-start-3',
        )}
      >
        {has_second_factor ? <Trans>Second factor</Trans> : <NoFactor />}
        {has_pin && (
          <>
            <Dot />
            <Trans>PIN</Trans>
          </>
        )}
      </p>
      <p className="min-w-0 truncate text-muted @max-4xl:col-start-2 @max-4xl:row-start-1 @max-4xl:text-sm">
        {member.running_sessions > 0 ? (
          <span className="inline-flex items-center gap-2 text-ok">
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-ok" />
            <Plural value={member.running_sessions} one="signed in" other="signed in # times" />
          </span>
        ) : member.last_seen_at ? (
          <Trans>
            last seen <Instant at={member.last_seen_at} />
          </Trans>
        ) : (
          <span className="@max-4xl:sr-only">
            <Trans>not seen lately</Trans>
          </span>
        )}
      </p>
      <Glyph
        name="down"
        className="size-5 -rotate-90 text-muted rtl:rotate-90 @max-4xl:col-start-3 @max-4xl:row-span-2 @max-4xl:row-start-1"
      />
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
