import { Trans, useLingui } from '@lingui/react/macro';
import { chatLink, useServedWords, useStudio } from '../../../components/use-studio.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { doesStretch, servedSite } from '../../../lib/site-facts-in-page.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { WideningHeading } from '../../../ui/widening-heading.tsx';
import { BodyDoor } from '../body-map/body-door.tsx';
import { BookSessionLink } from './book-session-link.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { isShown } from './shown-sections.ts';

/** Lines of the English title; the Arabic one wraps by itself once its font is loaded. */
const lineEnds = ['YOUR', 'WELL-BEING', 'ASSISTED', 'STRETCHING', 'SKILLED'];

/**
 * The first screen. On small screens the text is on the wall above the figures and the buttons
 * below them; on wide ones both are on the free half of the picture.
 */
export function Hero() {
  const { t } = useLingui();
  const studio = useStudio();
  const say = useServedWords();
  const chat = chatLink(studio);
  const { city } = studio;
  const services = joinNames(servedSite().strip.map(({ name }) => say(name)));
  const stretches = doesStretch();
  // Phones have the chat in the menu too.
  const hasMap = isShown('body-map');
  return (
    <section
      id="first-screen"
      className="isolate grid grid-cols-1 overflow-hidden lg:grid-rows-[2fr_auto_auto_3fr]"
    >
      <div className="relative -z-10 col-start-1 overflow-hidden row-start-1 min-h-[max(33rem,min(148vw,100svh-14rem))] bg-[#d1ccbe] sm:min-h-[min(112vw,130svh)] lg:row-span-full lg:min-h-[clamp(34rem,min(100svh-4.5rem,50vw),72rem)] dark:bg-bg lg:dark:bg-[#3b3431]">
        <HeroPicture />
        <span aria-hidden="true" className="sun" />
      </div>
      <div className="container-page col-start-1 row-start-1 pt-6 lg:row-start-2 lg:pt-9">
        <div className="hero-words">
          <p className="mb-3 text-sm lg:mb-4 font-semibold tracking-[0.08em] uppercase">
            {stretches && city && <Trans>Stretching and recovery in {city}</Trans>}
            {stretches && !city && <Trans>Stretching and recovery</Trans>}
            {!stretches && city && <Trans>Treatment and recovery in {city}</Trans>}
            {!stretches && !city && <Trans>Treatment and recovery</Trans>}
          </p>
          <h1 className="display text-primary">
            <WideningHeading
              when="page-comes"
              lineEnds={lineEnds}
              text={
                stretches
                  ? t`ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE`
                  : t`ELEVATE YOUR WELL-BEING THROUGH SKILLED HANDS`
              }
            />
          </h1>
          <p className="type-lead mt-5 max-xl:hidden">
            {services ? (
              <Trans>{services}: one to one, by therapists who know how bodies move.</Trans>
            ) : (
              <Trans>One to one, by therapists who know how bodies move.</Trans>
            )}
          </p>
        </div>
      </div>
      <div className="container-page col-start-1 row-start-2 py-5 lg:row-start-3 lg:pt-8 lg:pb-9">
        {/* Side by side they would cover the figures. */}
        <div className="flex flex-col gap-3 sm:max-lg:flex-row lg:w-72">
          <BookSessionLink />
          {hasMap && <BodyDoor />}
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses(
                'secondary',
                classNames('min-h-13 px-7 text-lg', hasMap && 'max-sm:hidden'),
              )}
            >
              <Glyph name="chat" className="size-5" />
              <Trans>Ask an Expert</Trans>
            </a>
          )}
        </div>
      </div>
      <p id="next-free" className="container-page" />
    </section>
  );
}
