import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { servedSite } from '../../lib/site-facts-in-page.ts';
import { paths } from '../../paths.ts';
import { useListClosuresQuery } from '../../state/api/calls/studio.ts';
import { useAppSelector } from '../../state/store.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { OpenNow } from '../branches/open-now.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { useServerClock } from '../use-server-clock.ts';
import { useServerNow } from '../use-server-now.ts';
import { chatLink, useStudio, useSwitches, useTerms } from '../use-studio.ts';

const item =
  '-mx-4 flex min-h-14 items-center gap-3.5 rounded-control px-4 py-2 leading-snug hover:bg-tint';

/** Below the main menu of small screens: membership, contacts, and which branches are open. */
export function MenuMore({ close }: { close(): void }) {
  const { t } = useLingui();
  const chat = chatLink(useStudio());
  const { membership } = useSwitches();
  const { member_discount_percent: percent } = useTerms();
  const role = useAppSelector(({ auth }) => auth.accountType);
  return (
    <>
      <nav aria-label={t`More`} className="mx-4 mt-4 border-t border-hairline pt-4 empty:hidden">
        {role !== '' && role !== 'client' && (
          <Link to={paths.desk} onClick={close} className={item}>
            <Glyph name="card" className="size-5.5 shrink-0 text-primary" />
            <span>
              <span className="block font-semibold">
                <Trans>To the desk</Trans>
              </span>
              <span className="block text-sm text-muted">
                <Trans>For the team</Trans>
              </span>
            </span>
          </Link>
        )}
        {membership && (
          <Link to={paths.discount} onClick={close} className={item}>
            <Glyph name="card" className="size-5.5 shrink-0 text-gold" />
            <span>
              <span className="block font-semibold">
                <Trans>Membership</Trans>
              </span>
              <span className="block text-sm text-muted">
                <Trans>{percent}% off every booking</Trans>
              </span>
            </span>
          </Link>
        )}
        {servedSite().gift_cards && (
          <Link to={paths.giftCards} onClick={close} className={item}>
            <Glyph name="card" className="size-5.5 shrink-0 text-primary" />
            <span>
              <span className="block font-semibold">
                <Trans>Gift cards</Trans>
              </span>
              <span className="block text-sm text-muted">
                <Trans>For a friend, by mail or on paper</Trans>
              </span>
            </span>
          </Link>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" onClick={close} className={item}>
            <Glyph name="chat" className="size-5.5 shrink-0 text-primary" />
            <span>
              <span className="block font-semibold">
                <Trans>Ask an Expert</Trans>
              </span>
              <span className="block text-sm text-muted">
                <Trans>On WhatsApp</Trans>
              </span>
            </span>
          </a>
        )}
      </nav>
      <Branches />
    </>
  );
}

/** Each branch, with whether it is open. */
function Branches() {
  const { data: closures = [], isFetching } = useListClosuresQuery();
  const { known } = useServerClock();
  const now = useServerNow();
  const branches = useBranches();
  return (
    <dl className="mx-4 mt-4 grid gap-3 border-t border-hairline pt-5">
      {branches.map((branch) => (
        <div key={branch.location}>
          <dt className="font-semibold">{branch.name}</dt>
          <dd className="text-sm">
            <OpenNow
              branch={branch}
              closures={closures}
              now={known && !isFetching ? now : undefined}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
