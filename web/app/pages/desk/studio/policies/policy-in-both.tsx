import type { StudioPolicy } from '@limber/contract/desk/website/policies.ts';
import { PolicySections } from '../../../../components/policies/policy-sections.tsx';
import { readPolicyText } from '../../../../components/policies/policy-text.ts';

/** A text as clients read it, the languages side by side. */
export function PolicyInBoth({ text }: { text: StudioPolicy['template'] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {(['en', 'ar'] as const).map((language) => (
        <div
          key={language}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className="max-h-[36rem] min-w-0 overflow-y-auto rounded-card border border-hairline bg-bg p-4"
        >
          <PolicySections sections={readPolicyText(text[language])} />
        </div>
      ))}
    </div>
  );
}
