import type { DeskClient } from '@limber/contract/desk/clients/clients.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { addDays, dayOfInstant } from '../../../../lib/dates.ts';
import {
  useAdjustMinutesMutation,
  useFreezePackageMutation,
  useProlongPackageMutation,
  useTransferMinutesMutation,
  useUnfreezePackageMutation,
} from '../../../../state/api/calls/desk/clients/packages.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskField } from '../../frame/fields/desk-field.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';

export type PackageDoing = 'prolong' | 'freeze' | 'unfreeze' | 'adjust' | 'transfer';

type Owned = DeskClient['packages'][number];
type Frozen = NonNullable<Owned['frozen']>[number];

interface Props {
  owned: Owned;
  doing: PackageDoing;
  /** The current freeze, if any. */
  frozen: Frozen | undefined;
  /** Packages that the minutes can be moved to. */
  others: readonly Owned[];
  onClose(): void;
}

/** Changes a package, with a reason that is kept. */
export function PackageAction({ owned, doing, frozen, others, onClose }: Props) {
  const { t } = useLingui();
  const { id, name, expiry_date: until } = owned;
  const today = dayOfInstant(useServerNow());
  const [prolong, prolonging] = useProlongPackageMutation();
  const [freeze, freezing] = useFreezePackageMutation();
  const [unfreeze, unfreezing] = useUnfreezePackageMutation();
  const [adjust, adjusting] = useAdjustMinutesMutation();
  const [transfer, transferring] = useTransferMinutesMutation();
  const [into, setInto] = useState(String(others[0]?.id ?? ''));
  const minutes = { name: 'minutes', type: 'number' as const };
  const ways = {
    prolong: {
      label: t`Change the last day of ${name}`,
      does: <Trans>Save</Trans>,
      fields: [
        {
          name: 'expiry_date',
          label: <Trans>Last day</Trans>,
          type: 'date',
          start: addDays(until && until > today ? until : today, 14),
          min: today,
        },
      ],
      state: prolonging,
      send: (values: Values, reason: string) =>
        prolong({ id, expiry_date: values.expiry_date ?? '', reason }).unwrap(),
    },
    freeze: {
      label: t`Freeze ${name}`,
      does: <Trans>Freeze</Trans>,
      fields: [
        { name: 'from', label: <Trans>First day</Trans>, type: 'date', start: today, min: today },
        {
          name: 'to',
          label: <Trans>Last day</Trans>,
          type: 'date',
          start: addDays(today, 13),
          min: today,
        },
      ],
      state: freezing,
      send: (values: Values, reason: string) =>
        freeze({ id, from: values.from ?? '', to: values.to ?? '', reason }).unwrap(),
    },
    unfreeze: {
      label: t`End the freeze of ${name}`,
      does: <Trans>End the freeze</Trans>,
      fields: [],
      state: unfreezing,
      send: (_: Values, reason: string) =>
        unfreeze({ id, from: frozen?.from ?? '', reason }).unwrap(),
    },
    adjust: {
      label: t`Adjust minutes of ${name}`,
      does: <Trans>Adjust</Trans>,
      fields: [{ ...minutes, label: <Trans>Minutes; with − they are deducted</Trans> }],
      state: adjusting,
      send: (values: Values, reason: string) =>
        adjust({ id, minutes: Number(values.minutes), reason }).unwrap(),
    },
    transfer: {
      label: t`Transfer minutes of ${name}`,
      does: <Trans>Transfer minutes</Trans>,
      fields: [{ ...minutes, label: <Trans>Minutes</Trans>, min: 1 }],
      state: transferring,
      send: (values: Values, reason: string) =>
        transfer({ id, into: Number(into), minutes: Number(values.minutes), reason }).unwrap(),
    },
  } as const;
  const { label, does, fields, state, send } = ways[doing];
  return (
    <ReasonForm
      label={label}
      does={does}
      fields={fields}
      error={state.error}
      busy={state.isLoading}
      onClose={onClose}
      onSend={({ values, reason }) =>
        send(values, reason).then(
          () => {
            showToast('success', t`Saved.`);
            onClose();
          },
          // Errors are shown in the form.
          () => undefined,
        )
      }
    >
      {doing === 'prolong' && until && until < today && (
        <p className="text-sm">
          <Trans>It has expired. The minutes that expired are returned to it.</Trans>
        </p>
      )}
      {doing === 'unfreeze' && (
        <p className="text-sm">
          <Trans>
            It can be used from today; the remaining days of the freeze are taken off its last day.
          </Trans>
        </p>
      )}
      {doing === 'transfer' && (
        <DeskField
          label={<Trans>Into</Trans>}
          hint={<Trans>The number of a package of somebody else works too.</Trans>}
        >
          {(attributes) => (
            <>
              <input
                {...attributes}
                type="number"
                required
                min={1}
                list={`${attributes.id}-own`}
                value={into}
                onChange={(event) => setInto(event.target.value)}
                className="desk-field w-full"
              />
              <datalist id={`${attributes.id}-own`}>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </DeskField>
      )}
    </ReasonForm>
  );
}

type Values = Readonly<Record<string, string>>;
