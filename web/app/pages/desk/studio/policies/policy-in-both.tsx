import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import { useLingui } from '@lingui/react';
import { PolicySections } from '../../../../components/policies/policy-sections.tsx';
import { readPolicyText } from '../../../../components/policies/policy-text.ts';

/** A text as clients read it, the languages side by side, the reader's own first. */
export function PolicyInBoth({ text }: { text: StudioPolicy['template'] }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {languagesFirst(i18n.locale).map((language) => (
        <div
          key={language}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className="max-h-[36rem] min-w-0 overflow-y-auto rounded-card border border-hairline bg-bg p-4 max-sm:border-x-0 max-sm:bg-transparent max-sm:px-0 max-sm:rounded-none"
        >
          <PolicySections sections={readPolicyText(text[language])} />
        </div>
      ))}
    </div>
  );
}

/** Both languages, that of the page first. */
export function languagesFirst(locale: string): readonly ('en' | 'ar')[] {
  return locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
}
