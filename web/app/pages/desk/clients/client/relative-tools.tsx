import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  useCapPackagePersonMutation,
  useRemovePackagePersonMutation,
} from '../../../../state/api/calls/desk/clients/sharing.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { nameOf } from '../../frame/client-path.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { ConfirmPart } from '../../frame/refusal/confirm-part.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { CapField } from './add-relative.tsx';

type Relative = DeskClient['household'][number] & { seat_id: number };

/** Changes the cap of a person who shares a package, or ends the sharing. */
export function RelativeTools({ person }: { person: Relative }) {
  const { t } = useLingui();
  const [doing, setDoing] = useState<'cap' | 'end'>();
  const name = nameOf(person);
  const toggle = (tool: 'cap' | 'end') => setDoing(doing === tool ? undefined : tool);
  const done = () => setDoing(undefined);
  return (
    <div className="mt-2 grid w-full gap-2">
      <div className="flex flex-wrap gap-2">
        <DeskButton
          aria-expanded={doing === 'cap'}
          aria-label={t`Set a cap for ${name}`}
          onClick={() => toggle('cap')}
        >
          <Trans>Set a cap</Trans>
        </DeskButton>
        <DeskButton
          aria-expanded={doing === 'end'}
          aria-label={t`End it for ${name}`}
          onClick={() => toggle('end')}
          className="text-err"
        >
          <Trans>End it</Trans>
        </DeskButton>
      </div>
      {doing === 'cap' && <Cap key={person.cap_minutes} person={person} onDone={done} />}
      {doing === 'end' && <End person={person} onDone={done} />}
    </div>
  );
}

function Cap({ person, onDone }: { person: Relative; onDone(): void }) {
  const { t } = useLingui();
  const { package_id: id, seat_id, cap_minutes: seen } = person;
  const [cap, setCap] = useState(seen === null ? '' : String(seen));
  const [send, { isLoading, error }] = useCapPackagePersonMutation();
  const { fields } = useRefusal(error);
  async function save(event: FormEvent) {
    event.preventDefault();
    const cap_minutes = cap === '' ? null : Number(cap);
    const { data } = await send({ id, person: seat_id, cap_minutes, seen_cap_minutes: seen });
    if (!data) return;
    showToast('success', t`Saved.`);
    onDone();
  }
  return (
    <form
      aria-label={t`Cap of minutes`}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="grid gap-3 border-s-2 border-primary ps-3"
    >
      <CapField autoFocus value={cap} onChange={setCap} error={fields.cap_minutes} />
      <FormFoot error={error} disabled={isLoading} onLeave={onDone}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  );
}

function End({ person, onDone }: { person: Relative; onDone(): void }) {
  const { t } = useLingui();
  const [send, { isLoading, error }] = useRemovePackagePersonMutation();
  const { whole } = useRefusal(error);
  async function end() {
    const reply = await send({ id: person.package_id, person: person.seat_id });
    if (reply.error) return;
    showToast(
      'success',
      person.email
        ? t`Ended. They are told by e-mail.`
        : t`Ended. They have no e-mail with us: please tell them.`,
    );
    onDone();
  }
  return (
    <ConfirmPart
      label={t`End of sharing`}
      action={<Trans>End it</Trans>}
      refused={whole}
      busy={isLoading}
      onConfirm={() => void end()}
      onLeave={onDone}
    >
      <p className="text-sm">
        <Trans>They can book no more from it; what they have booked stays booked.</Trans>
      </p>
    </ConfirmPart>
  );
}
