import { Trans, useLingui } from '@lingui/react/macro';
import { privacyTitles, privacyTopics } from './privacy-titles.ts';

/** Links to each section; always in sight on wide screens. */
export function PrivacyContents() {
  const { i18n, t } = useLingui();
  return (
    <nav
      aria-label={t`Sections`}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <p className="eyebrow">
        <Trans>On this page</Trans>
      </p>
      <ol className="mt-2 max-sm:columns-1 sm:columns-2 lg:columns-1">
        {privacyTopics.map((topic, position) => (
          <li key={topic}>
            <a
              href={`#${topic}`}
              className="inline-flex min-h-11 items-center gap-3 text-muted hover:text-primary hover:underline lg:min-h-9"
            >
              <span aria-hidden="true" className="w-6 shrink-0 tabular-nums">
                {position + 1}
              </span>
              {i18n._(privacyTitles[topic])}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
