import { businessFacts } from './business-facts.ts';

/**
 * The studio's facts for search engines. Only in the prerendered HTML, so the browser does not load
 * the code that writes them.
 */
export function FactsScript() {
  const facts = import.meta.env.SSR
    ? JSON.stringify(businessFacts()).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with its brackets escaped
      dangerouslySetInnerHTML={{ __html: facts }}
    />
  );
}
