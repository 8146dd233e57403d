import type { Policy } from '@limber/contract/policies.ts';
import type { PolicyKind } from '@limber/contract/terms/site-pages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PolicySections } from '../../../components/policies/policy-sections.tsx';
import { readPolicyText } from '../../../components/policies/policy-text.ts';
import { servedPolicy } from '../../../components/policies/served-policy.ts';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { formatDay } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PolicyContents } from './policy-contents.tsx';

const FetchedPolicy = lazyPart(async () => (await import('./fetched-policy.tsx')).FetchedPolicy, {
  loading: <Spinner />,
});

/** A policy as it holds today; an earlier version can be chosen below it. */
export function PolicyPage({ kind, title }: { kind: PolicyKind; title: ReactNode }) {
  const { i18n } = useLingui();
  const language = i18n.locale === 'ar' ? 'ar' : 'en';
  const [version, setVersion] = useState<number>();
  const served = version === undefined ? servedPolicy(kind, language) : undefined;
  const shown = (policy: Policy) => <ShownPolicy policy={policy} onChoose={setVersion} />;
  return (
    <article className="container-page py-10 sm:py-16">
      <Link to={paths.home} className="link inline-flex min-h-11 items-center">
        <Trans>Back to Home</Trans>
      </Link>
      <h1 className="display mt-4 text-[clamp(2.5rem,7vw,5rem)]">{title}</h1>
      {served ? (
        shown(served)
      ) : (
        <FetchedPolicy kind={kind} language={language} version={version}>
          {shown}
        </FetchedPolicy>
      )}
    </article>
  );
}

interface Props {
  policy: Policy;
  /** Undefined: what holds today. */
  onChoose(version: number | undefined): void;
}

function ShownPolicy({ policy, onChoose }: Props) {
  const today = useServerToday();
  const { text, version, holds_from, versions } = policy;
  const sections = readPolicyText(text);
  const from = holds_from ?? today;
  const [newest] = versions;
  const others = versions.filter((each) => each.version !== version);
  return (
    <>
      <p id="first-screen" className="type-lead mt-4 min-h-8 text-muted">
        {from && <Trans>Effective date: {formatDay(from)}</Trans>}
      </p>
      {version !== null && version !== newest?.version && (
        <p className="mt-2 font-semibold">
          <Trans>This is an earlier version.</Trans>
        </p>
      )}
      <div className="mt-10 grid gap-12 lg:mt-14 lg:grid-cols-[17rem_minmax(0,44rem)] lg:items-start lg:gap-20">
        <PolicyContents sections={sections} />
        <div className="grid gap-12">
          <PolicySections sections={sections} />
          {others.length > 0 && (
            <section className="border-t border-line/50 pt-6">
              <h2 className="type-3">
                <Trans>Other versions</Trans>
              </h2>
              <ul className="mt-2">
                {others.map((each) => (
                  <li key={each.version}>
                    <button
                      type="button"
                      className="link min-h-11"
                      onClick={() => {
                        onChoose(each === newest ? undefined : each.version);
                        window.scrollTo(0, 0);
                      }}
                    >
                      <Trans>In effect from {formatDay(each.holds_from)}</Trans>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
