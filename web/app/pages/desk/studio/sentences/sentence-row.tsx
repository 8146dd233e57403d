import type { PageSentence } from '@limber/contract/desk/website/sentences.ts';
import { LONGEST_SENTENCE } from '@limber/contract/terms/site/page-sentences.ts';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useChangeSentenceMutation } from '../../../../state/api/calls/desk/website/sentences.ts';
import { DeskTextArea } from '../../frame/fields/desk-field.tsx';
import { RowFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';

/** One sentence: the product's in both languages, and below each the studio's own. */
export function SentenceRow({ sentence }: { sentence: PageSentence }) {
  const { t } = useLingui();
  const { source, ar, own_en, own_ar } = sentence;
  const [change, { error, isLoading, isSuccess }] = useChangeSentenceMutation();
  const { fields, whole } = useRefusal(error);
  const { register, handleSubmit, formState } = useForm({
    values: { own_en: own_en ?? '', own_ar: own_ar ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const save = handleSubmit((typed) =>
    change({
      source,
      own_en: typed.own_en.trim() || null,
      own_ar: typed.own_ar.trim() || null,
      seen: { own_en, own_ar },
    }),
  );
  return (
    <li className="rounded-card border border-hairline bg-surface px-4 py-3">
      <form
        noValidate
        aria-label={source}
        onSubmit={save}
        className="desk-labelled grid items-start gap-x-4 gap-y-2 md:grid-cols-2"
      >
        <p lang="en" dir="ltr" className="wrap-anywhere">
          {source}
        </p>
        <p lang="ar" dir="rtl" className="wrap-anywhere">
          {ar}
        </p>
        <DeskTextArea
          label={t`In English`}
          error={fields.own_en ?? whole}
          {...register('own_en')}
          lang="en"
          dir="ltr"
          rows={1}
          maxLength={LONGEST_SENTENCE}
          controlClass="[field-sizing:content]"
        />
        <DeskTextArea
          label={t`In Arabic`}
          error={fields.own_ar}
          {...register('own_ar')}
          lang="ar"
          dir="rtl"
          rows={1}
          maxLength={LONGEST_SENTENCE}
          controlClass="[field-sizing:content]"
        />
        <div className="md:col-span-2">
          <RowFoot
            disabled={isLoading || !formState.isDirty}
            saved={isSuccess && !formState.isDirty}
          />
        </div>
      </form>
    </li>
  );
}
