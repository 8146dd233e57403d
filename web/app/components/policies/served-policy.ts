import type { Policy } from '@limber/contract/policies.ts';
import type { PolicyKind } from '@limber/contract/terms/site-pages.ts';
import type { Language } from '@limber/contract/values/people.ts';

const id = 'policy';

interface Served {
  readonly policy: Policy;
  readonly language: Language;
}

/** Null: the page came without one; undefined: not read yet. */
let served: Served | null | undefined;

/** The policy that the page was served with, if it is of this kind and language. */
export function servedPolicy(kind: PolicyKind, language: string): Policy | undefined {
  if (served === undefined) {
    const json = document.getElementById(id)?.textContent;
    served = json ? JSON.parse(json) : null;
  }
  const isIt = served?.policy.kind === kind && served.language === language;
  return isIt ? served?.policy : undefined;
}

/** Sets it, before a page is rendered; null: the page has none. */
export function servePolicy(policy: Served | null): void {
  served = policy;
}

/** Written for the browser as data at the end of a page; empty where there is none. */
export function writePolicy(): string {
  if (!served) return '';
  // Nothing in it may close the element.
  const json = JSON.stringify(served).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
