import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type PrivacyTopic, privacyTitles } from './privacy-titles.ts';

/** One numbered section of the policy. */
export function PrivacySection({ topic, children }: { topic: PrivacyTopic; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section
      id={topic}
      className="mt-12 grid gap-4 border-t border-line/50 pt-6 [counter-increment:section] first:mt-0"
    >
      <h2 className="type-3 flex gap-3 before:min-w-7 before:text-primary before:content-[counter(section)]">
        {i18n._(privacyTitles[topic])}
      </h2>
      {children}
    </section>
  );
}
