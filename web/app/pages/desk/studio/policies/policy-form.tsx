import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import { LONGEST_POLICY } from '@limber/contract/terms/site-pages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import { useAddPolicyVersionMutation } from '../../../../state/api/calls/desk/website/policies.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput, DeskTextArea } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { LabelledForm } from '../../frame/fields/labelled-form.tsx';
import { useFocusWrong } from '../../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { Preview } from '../website/preview-site.tsx';
import { languagesFirst } from './policy-in-both.tsx';

interface Values {
  holds_from: string;
  text: StudioPolicy['template'];
}

interface Props {
  policy: StudioPolicy;
  onClose(): void;
}

/** Writes another version, from the one in effect or from the standard words, and shows it. */
export function PolicyForm({ policy, onClose }: Props) {
  const { t, i18n } = useLingui();
  const today = useStudioToday() ?? '';
  const { kind, template, versions } = policy;
  const inEffect = versions.find(({ state }) => state === 'holds');
  const [add, { error, isLoading }] = useAddPolicyVersionMutation();
  const { fields } = useRefusal(error);
  const form = useFocusWrong(fields);
  const { register, handleSubmit, setValue, watch } = useForm<Values>({
    defaultValues: { holds_from: today, text: inEffect?.text ?? template },
  });
  async function save(values: Values) {
    const { data } = await add({ kind, ...values });
    if (data) onClose();
  }
  return (
    <>
      <LabelledForm
        ref={form}
        name={t`Another version`}
        onSubmit={handleSubmit(save)}
        className="border-t border-hairline pt-4"
      >
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            “# ” begins a section, “- ” an item of a list, and an empty line a paragraph. A link is
            written [words](/profile/settings).
          </Trans>
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          {languagesFirst(i18n.locale).map((language) => (
            <DeskTextArea
              key={language}
              label={
                language === 'en' ? <Trans>Text in English</Trans> : <Trans>Text in Arabic</Trans>
              }
              error={fields[`text.${language}`]}
              {...register(`text.${language}`)}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              rows={16}
              maxLength={LONGEST_POLICY}
            />
          ))}
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-[14rem_1fr]">
          <DeskInput
            label={<Trans>From the day</Trans>}
            error={fields.holds_from}
            {...register('holds_from')}
            type="date"
            min={today}
            required
          />
          <p>
            <DeskButton onClick={() => setValue('text', template)}>
              <Trans>Begin with the standard words</Trans>
            </DeskButton>
          </p>
        </div>
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            From that day on clients read it on the site. Until the day comes you can withdraw it;
            after that only another version takes its place.
          </Trans>
        </p>
        <FormFoot error={error} disabled={isLoading} onLeave={onClose}>
          <Trans>Publish</Trans>
        </FormFoot>
      </LabelledForm>
      <Preview
        unsaved={{ policy: { kind, text: watch('text') } }}
        first={kind === 'terms' ? '/terms' : '/privacy-policy'}
      />
    </>
  );
}
