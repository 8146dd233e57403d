import type { SitePartner } from '@limber/contract/site.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PartnerBanner } from '../../../components/catalogue-cards/partner-banner.tsx';
import { useServedWords } from '../../../components/use-studio.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Milliseconds before the list appears. */
const appearsAfterMs = 500;

/** The scrolling partners; can be paused, and stands still under reduced motion. */
export function PartnerMarquee() {
  const { t } = useLingui();
  const { partners } = servedSite();
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), appearsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section aria-labelledby="partners-title" className="overflow-hidden bg-surface py-14 sm:py-20">
      <div className="container-page mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="partners-title" className="display type-1">
          <Trans>Our Partners</Trans>
        </h2>
        <Button
          tone="secondary"
          onClick={() => setPaused(!paused)}
          className="motion-reduce:hidden"
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {paused ? t`Play` : t`Pause`}
        </Button>
      </div>
      <div className="marquee min-h-[8.125rem] overflow-x-auto py-2">
        {shown ? (
          <div className={classNames('marquee-track', paused && 'marquee-paused')}>
            <PartnerRow partners={partners} />
            {/* The copy that closes the loop is hidden from screen readers. */}
            <div aria-hidden="true" inert className="motion-reduce:hidden">
              <PartnerRow partners={partners} />
            </div>
          </div>
        ) : (
          <div className="flex gap-4 overflow-hidden">
            {[1, 2, 3, 4, 5].map((tile) => (
              <Skeleton key={tile} className="h-[7.125rem] w-72 shrink-0 rounded-card" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function PartnerRow({ partners }: { partners: readonly SitePartner[] }) {
  const say = useServedWords();
  return (
    <ul className="flex gap-4 pe-4">
      {partners.map((partner) => (
        <PartnerBanner
          key={partner.id}
          partner={{ ...partner, category: say(partner.category ?? '') }}
        />
      ))}
    </ul>
  );
}
