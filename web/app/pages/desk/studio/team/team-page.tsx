import type { StaffMember } from '@limber/contract/desk/studio/team.ts';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useWide } from '../../../../components/use-narrow.ts';
import { useListStaffQuery } from '../../../../state/api/calls/desk/studio/team.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { roomBeside, useOpened } from '../../frame/list-beside/use-opened.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { StudioSection } from '../studio-section.tsx';
import { Counters } from './counters.tsx';
import { MemberRow } from './member-row.tsx';

const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog);
const NewMemberDialog = lazyPart(
  async () => (await import('./new-member-dialog.tsx')).NewMemberDialog,
);

export const meta = deskTitle(msg`Team`);

/** The staff with their access, and the counters that they share. */
export default function TeamPage() {
  const query = useListStaffQuery();
  const { data, error } = query;
  const { data: who } = useReadSignInQuery();
  const { opened, open, shut } = useOpened();
  const isWide = useWide();
  const [adds, setAdds] = useState(false);
  const member = data?.find(({ account_id }) => String(account_id) === opened);
  const isForbidden = !data && readFailure(error).status === 403;
  const [here, away] = partsOf(data ?? []);

  return (
    <DeskPage
      title={<Trans>Team</Trans>}
      actions={
        !isForbidden && (
          <DeskButton look="main" onClick={() => setAdds(true)} disabled={who?.by_pin !== false}>
            <Trans>Add a person</Trans>
          </DeskButton>
        )
      }
    >
      {who?.by_pin && (
        <Notice>
          <Trans>You signed in with a PIN. To change this, sign in the full way.</Trans>
        </Notice>
      )}
      {!data && (
        <LoadingOrFailed of={query} failed={<Trans>The team could not be loaded.</Trans>} />
      )}
      <div className={roomBeside(member !== undefined && isWide)}>
        <div className="grid min-w-0 gap-5">
          {data && <People people={here} onOpen={open} />}
          {away.length > 0 && (
            <StudioSection title={<Trans>Suspended</Trans>}>
              <People people={away} onOpen={open} />
            </StudioSection>
          )}
          {data && <Counters mayChange={who?.by_pin === false} />}
        </div>
        {member && (
          <MemberDialog
            key={member.account_id}
            member={member}
            mayChange={who?.by_pin === false}
            onClose={shut}
          />
        )}
      </div>
      {adds && <NewMemberDialog onClose={() => setAdds(false)} />}
    </DeskPage>
  );
}

function People(props: { people: readonly StaffMember[]; onOpen: (id: number) => void }) {
  return (
    <ul className="desk-list @container">
      {props.people.map((member) => (
        <MemberRow key={member.account_id} member={member} onOpen={props.onOpen} />
      ))}
    </ul>
  );
}

/** Active people, managers first and therapists last, and the suspended ones. */
function partsOf(people: readonly StaffMember[]): [StaffMember[], StaffMember[]] {
  const order = ['manager', 'front_desk', 'therapist'];
  const sorted = people.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  return [
    sorted.filter(({ suspended_at }) => suspended_at === null),
    sorted.filter(({ suspended_at }) => suspended_at !== null),
  ];
}
