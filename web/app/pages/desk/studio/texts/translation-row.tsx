import type { StudioText } from '@limber/contract/desk/studio/translations.ts';
import { useForm } from 'react-hook-form';
import { useChangeTextMutation } from '../../../../state/api/calls/desk/studio/translations.ts';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { RowFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';

/** One text: the English is the label of the Arabic field. */
export function TranslationRow({ text }: { text: StudioText }) {
  const [change, { error, isLoading, isSuccess }] = useChangeTextMutation();
  const { fields, whole } = useRefusal(error);
  const { register, handleSubmit, formState } = useForm({
    values: { words: text.words },
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <li className="border-hairline px-4 py-2 not-first:border-t">
      <form
        noValidate
        onSubmit={handleSubmit(({ words }) =>
          change({ source: text.source, words, seen: text.words }),
        )}
        className="desk-labelled grid items-end gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <DeskInput
          label={
            <bdi lang="en" dir="ltr">
              {text.source}
            </bdi>
          }
          error={fields.words ?? whole}
          {...register('words')}
          lang="ar"
          dir="rtl"
          maxLength={1000}
        />
        <RowFoot
          disabled={isLoading || !formState.isDirty}
          saved={isSuccess && !formState.isDirty}
        />
      </form>
    </li>
  );
}
