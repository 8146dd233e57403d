import { Trans, useLingui } from '@lingui/react/macro';
import type { Section } from '../../../components/policies/policy-text.ts';

/** Links to each section; always in sight on wide screens. */
export function PolicyContents({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Sections`}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <p className="eyebrow">
        <Trans>On this page</Trans>
      </p>
      <ol className="mt-2 max-sm:columns-1 sm:columns-2 lg:columns-1">
        {sections
          .filter(({ title }) => title)
          .map(({ title }, index) => (
            <li key={title}>
              <a
                href={`#section-${index + 1}`}
                className="inline-flex min-h-11 items-center gap-3 text-muted hover:text-primary hover:underline lg:min-h-9"
              >
                <span aria-hidden="true" className="w-6 shrink-0 tabular-nums">
                  {index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
