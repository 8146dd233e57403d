import type { PagePreview } from '@limber/contract/desk/website/preview.ts';
import type { PageSentence } from '@limber/contract/desk/website/sentences.ts';
import { LONGEST_SENTENCE, type SentencePage } from '@limber/contract/terms/site/page-sentences.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeSentenceMutation } from '../../../../state/api/calls/desk/website/sentences.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTextArea } from '../../frame/fields/desk-field.tsx';
import { RowFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { Preview } from '../website/preview-site.tsx';

/** The public page on which it can be seen. */
const publicPages: Partial<Record<SentencePage, PagePreview['path']>> = {
  home: '/',
  membership: '/discount',
  booking: '/booking',
  policies: '/privacy-policy',
  frame: '/',
};

/** One sentence: the product's in both languages, and below each the studio's own. */
export function SentenceRow({ sentence }: { sentence: PageSentence }) {
  const { t } = useLingui();
  const { source, ar, page, own_en, own_ar } = sentence;
  const [change, { error, isLoading, isSuccess }] = useChangeSentenceMutation();
  const { fields, whole } = useRefusal(error);
  const { register, handleSubmit, watch, formState } = useForm({
    values: { own_en: own_en ?? '', own_ar: own_ar ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const [isPreviewed, setPreviewed] = useState(false);
  const sentenceOf = (typed: { own_en: string; own_ar: string }) => ({
    source,
    own_en: typed.own_en.trim() || null,
    own_ar: typed.own_ar.trim() || null,
  });
  const save = handleSubmit((typed) => change({ ...sentenceOf(typed), seen: { own_en, own_ar } }));
  const publicPage = publicPages[page];
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
        <div className="flex flex-wrap items-center gap-3 md:col-span-2">
          <RowFoot
            disabled={isLoading || !formState.isDirty}
            saved={isSuccess && !formState.isDirty}
          />
          {publicPage && (
            <DeskButton aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
              <Trans>Preview</Trans>
            </DeskButton>
          )}
        </div>
      </form>
      {publicPage && isPreviewed && (
        <div className="mt-3">
          <Preview unsaved={{ sentence: sentenceOf(watch()) }} first={publicPage} />
        </div>
      )}
    </li>
  );
}
