import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useAddPackagePersonMutation } from '../../../../state/api/calls/desk/clients/sharing.ts';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { FindPerson, type Person } from '../../frame/find/find-person.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { NewClient } from '../new-client.tsx';

interface Props {
  /** The client's packages that can be shared. */
  packages: DeskClient['packages'];
  onDone(): void;
}

/**
 * Adds a person to a package of the client, with an optional cap. They may be an existing client,
 * or a new one made here.
 */
export function AddRelative({ packages, onDone }: Props) {
  const { t } = useLingui();
  const [person, setPerson] = useState<Person | null>(null);
  /** Text to make a new client from; undefined: none is made. */
  const [typed, setTyped] = useState<string>();
  const [packageId, setPackageId] = useState(packages[0]?.id ?? 0);
  const [cap, setCap] = useState('');
  const [adult, setAdult] = useState(false);
  const [add, { isLoading, error }] = useAddPackagePersonMutation();
  const { fields } = useRefusal(error);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!person) return;
    const cap_minutes = cap === '' ? null : Number(cap);
    const { data } = await add({ id: packageId, client_id: person.id, adult, cap_minutes });
    if (!data) return;
    showToast(
      'success',
      data.email === ''
        ? t`Added. They have no e-mail with us: please tell them.`
        : t`Added. They are told by e-mail.`,
    );
    onDone();
  }

  if (typed !== undefined) {
    const made = (client: Person) => {
      setPerson(client);
      setTyped(undefined);
    };
    return <NewClient typed={typed} onMade={made} onClose={() => setTyped(undefined)} />;
  }
  return (
    <form
      aria-label={t`Add somebody to a package`}
      onSubmit={send}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDone()}
      className="mt-2 grid gap-3 border-s-2 border-primary ps-3"
    >
      <FindPerson
        label={t`Who is to share it`}
        chosen={person}
        onChoose={setPerson}
        onNew={setTyped}
      />
      <div className="client-fields">
        <DeskSelect
          label={<Trans>Package</Trans>}
          value={packageId}
          onChange={(event) => setPackageId(Number(event.target.value))}
          options={packages.map(({ id, name }) => [id, name])}
        />
        <CapField value={cap} onChange={setCap} error={fields.cap_minutes} />
      </div>
      <Checkbox required checked={adult} onChange={(event) => setAdult(event.target.checked)}>
        <Trans>They are {ADULT_YEARS} or older, and the owner wants it</Trans>
      </Checkbox>
      <RefusalText>{fields.adult}</RefusalText>
      <FormFoot error={error} disabled={isLoading || !person || !adult} onLeave={onDone}>
        <Trans>Add</Trans>
      </FormFoot>
    </form>
  );
}

interface CapProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
  autoFocus?: boolean;
}

/** Minutes in steps of five; empty means no cap. */
export function CapField({ onChange, ...props }: CapProps) {
  return (
    <DeskInput
      label={<Trans>Maximum minutes</Trans>}
      hint={<Trans>Leave empty for no limit</Trans>}
      {...props}
      type="number"
      min={0}
      step={5}
      max={100_000}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
