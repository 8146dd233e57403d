import type { SetUp, SetUpStep } from '@limber/contract/desk/entry/set-up.ts';
import {
  arabicPath,
  hasArabicPaths,
  type PUBLIC_PATHS,
  sitePaths,
} from '@limber/contract/terms/site-pages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { servedSite } from '../../../../lib/site-facts-in-page.ts';
import {
  useCloseDoorsMutation,
  useOpenDoorsMutation,
  usePreviewSiteMutation,
} from '../../../../state/api/calls/desk/entry/set-up.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { Instant } from '../../frame/words/instant.tsx';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { pageOf, stepWords } from './step-words.ts';

/** What is still missing, the pages as clients will see them, and opening and closing. */
export function Doors({ opened_at, steps }: SetUp) {
  return (
    <section
      aria-labelledby="doors-title"
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="doors-title" className="type-3">
        <Trans>The doors</Trans>
      </h2>
      {opened_at === null ? <Closed steps={steps} /> : <Open at={opened_at} />}
    </section>
  );
}

function Closed({ steps }: { steps: readonly SetUpStep[] }) {
  const [open, { isLoading, error }] = useOpenDoorsMutation();
  const sentence = useRefusalSentence(error);
  const left = steps.filter(({ state }) => state === 'open');
  const missing = left.filter(({ required }) => required);
  const advised = left.filter(({ required }) => !required);
  return (
    <>
      <p className="max-w-prose text-muted">
        <Trans>
          The site says that the studio opens soon. Nobody can book or sign up online yet; the desk
          works.
        </Trans>
      </p>
      {missing.length > 0 && <StepLinks title={<Trans>Still missing</Trans>} steps={missing} />}
      {advised.length > 0 && (
        <StepLinks title={<Trans>Advised, and can come later</Trans>} steps={advised} />
      )}
      {missing.length === 0 && (
        <Notice tone="ok">
          <Trans>Everything that the studio needs is there.</Trans>
        </Notice>
      )}
      <PagesAhead />
      <div className="grid justify-items-start gap-2">
        <RefusalText>{sentence}</RefusalText>
        <DeskButton look="main" disabled={isLoading} onClick={() => void open()}>
          <Trans>Open the doors</Trans>
        </DeskButton>
      </div>
    </>
  );
}

function StepLinks({ title, steps }: { title: ReactNode; steps: readonly SetUpStep[] }) {
  const { t } = useLingui();
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-x-5">
        {steps.map((step) => (
          <li key={step.step}>
            <Link to={pageOf(step)} className={link}>
              {t(stepWords[step.step].title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const link = 'inline-flex min-h-(--desk-row) items-center underline underline-offset-4';

/** Links to the public pages, which only this browser sees until the doors open. */
function PagesAhead() {
  const { t } = useLingui();
  const [preview, { isSuccess, error }] = usePreviewSiteMutation();
  const sentence = useRefusalSentence(error);
  useEffect(() => {
    void preview();
  }, [preview]);
  const site = servedSite();
  const { switches } = site;
  const pages = sitePaths(site);
  const inArabic = hasArabicPaths(switches) ? pages.map(arabicPath) : [];
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>The pages as clients will see them</Trans>
      </h3>
      <p className="text-sm text-muted">
        <Trans>Only this browser shows them before the doors are open.</Trans>
      </p>
      <RefusalText>{sentence}</RefusalText>
      {isSuccess &&
        [pages, inArabic].map((paths, at) => (
          <ul key={at === 0 ? 'plain' : 'arabic'} className="flex flex-wrap gap-x-5">
            {paths.map((path, index) => {
              const name = t(pageNames[pages[index] as keyof typeof pageNames]);
              return (
                <li key={path}>
                  <a href={path} target="_blank" rel="noreferrer" className={link}>
                    {at === 0 ? name : t`${name}, in Arabic`}
                  </a>
                </li>
              );
            })}
          </ul>
        ))}
    </div>
  );
}

const pageNames: Readonly<Record<(typeof PUBLIC_PATHS)[number], MessageDescriptor>> = {
  '/': msg`Home page`,
  '/booking': msg`Booking`,
  '/discount': msg`Membership`,
  '/privacy-policy': msg`Privacy policy`,
  '/terms': msg`Terms`,
};

function Open({ at }: { at: string }) {
  const { t } = useLingui();
  const [closing, setClosing] = useState(false);
  const [close, { isLoading, error }] = useCloseDoorsMutation();
  return (
    <>
      <Notice tone="ok">
        <Trans>
          The doors are open since <Instant at={at} />. Clients see the pages, sign up and book.
        </Trans>
      </Notice>
      {closing ? (
        <ReasonForm
          label={t`Close the doors`}
          does={<Trans>Close the doors</Trans>}
          error={error}
          busy={isLoading}
          onSend={({ reason }) => void close({ reason })}
          onClose={() => setClosing(false)}
        >
          <p className="text-muted">
            <Trans>
              The site says that the studio opens soon, and nobody can book or sign up online.
              Booked sessions stay.
            </Trans>
          </p>
        </ReasonForm>
      ) : (
        <DeskButton onClick={() => setClosing(true)} className="justify-self-start">
          <Trans>Close the doors</Trans>
        </DeskButton>
      )}
    </>
  );
}
