import type { PayRules } from '@limber/contract/desk/money/pay.ts';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useSetPayRulesMutation } from '../../../../state/api/calls/desk/money/pay.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useFocusWrong } from '../../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';

interface Values {
  see: boolean;
  shared: boolean;
  from: string;
}

/** Whether tips are shared, and whether therapists see their statements. */
export function PayRulesForm({ rules, today }: { rules: PayRules; today: string }) {
  const [set, setting] = useSetPayRulesMutation();
  const { fields } = useRefusal(setting.error);
  const form = useFocusWrong(fields);
  const { version, therapists_see: see, tips_shared: shared, tips_from: since } = rules;
  const { register, handleSubmit, watch } = useForm<Values>({
    values: { see, shared, from: today },
    resetOptions: { keepDirtyValues: true },
  });
  const save = (typed: Values) =>
    set({
      ...{ version, therapists_see: typed.see, tips_shared: typed.shared },
      tips_from: typed.from || today,
    });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(save)}
      className="desk-labelled grid gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 className="type-3">
        <Trans>Rules of pay</Trans>
      </h2>
      <DeskCheckbox {...register('see')}>
        <Trans>Therapists see their own statement, with their day</Trans>
      </DeskCheckbox>
      <DeskCheckbox {...register('shared')}>
        <Trans>Tips of a branch and day are shared by the minutes that each one worked</Trans>
      </DeskCheckbox>
      {watch('shared') === shared ? (
        since && (
          <p className="text-sm text-muted">
            <Trans>The rule for tips holds from {deskDay(since)}.</Trans>
          </p>
        )
      ) : (
        <DeskInput
          label={<Trans>From the day</Trans>}
          error={fields.tips_from}
          {...register('from')}
          type="date"
          min={today}
          className="max-w-60"
        />
      )}
      <FormFoot error={setting.error} disabled={setting.isLoading} saved={setting.isSuccess}>
        <Trans>Save the rules</Trans>
      </FormFoot>
    </form>
  );
}
