import { Trans } from '@lingui/react/macro';
import { chatLink, useStudio } from '../../../components/use-studio.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { BookSessionLink } from './book-session-link.tsx';
import { HeroPicture } from './hero-picture.tsx';

/**
 * The first screen. Small screens have the words on the wall above the figures and the calls below
 * them; wide ones have both on the free half of the picture.
 */
export function Hero() {
  const studio = useStudio();
  return (
    <section
      id="first-screen"
      className="isolate grid overflow-hidden lg:grid-rows-[2fr_auto_auto_3fr]"
    >
      <div className="relative -z-10 col-start-1 row-start-1 min-h-[max(33rem,min(148vw,100svh-14rem))] bg-[#d1ccbe] sm:min-h-[min(112vw,130svh)] lg:row-span-full lg:min-h-[clamp(34rem,min(100svh-4.5rem,52vw),50rem)] dark:bg-[#565450]">
        <HeroPicture />
        {/* In the dark the wall recedes where the words stand, and only there. */}
        <span
          aria-hidden="true"
          className="absolute inset-0 hidden bg-linear-to-b from-bg/90 via-bg/75 via-30% to-transparent to-58% lg:bg-linear-to-r lg:from-bg/95 lg:via-bg/80 lg:via-38% lg:to-68% lg:rtl:bg-linear-to-l dark:block"
        />
      </div>
      <div className="container-page col-start-1 row-start-1 pt-9 lg:row-start-2">
        <div className="max-w-[36rem] lg:w-[58%] lg:max-w-[44rem]">
          <p className="mb-4 text-sm font-semibold tracking-[0.08em] uppercase">
            <Trans>Stretching and recovery in Dubai</Trans>
          </p>
          {/* Filled line by line, WELL-BEING stays whole from 360 px on. */}
          <h1 className="display text-wrap rtl:text-balance text-[clamp(2rem,8.6vw,2.75rem)] text-primary lg:text-[clamp(2.5rem,4.9vw,4.25rem)] lg:rtl:text-[clamp(2.25rem,3.7vw,3.75rem)]">
            <Trans>ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE</Trans>
          </h1>
          <p className="type-lead mt-5 max-w-[25rem] max-xl:hidden rtl:max-w-sm">
            <Trans>
              Assisted stretching, sport massage, red-light therapy and compression therapy, one to
              one, by trainers who know how bodies move.
            </Trans>
          </p>
        </div>
      </div>
      <div className="container-page col-start-1 row-start-2 py-5 lg:row-start-3 lg:pt-8 lg:pb-9">
        {/* Side by side they would lie over the figures of the smaller wide screens. */}
        <div className="flex flex-col gap-3 sm:flex-row lg:max-xl:w-72 lg:max-xl:flex-col">
          <BookSessionLink />
          <a
            href={chatLink(studio)}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses('secondary', 'min-h-13 px-7 text-lg')}
          >
            <Glyph name="chat" className="size-5" />
            <Trans>Ask an Expert</Trans>
          </a>
        </div>
      </div>
      <p id="next-free" className="container-page" />
    </section>
  );
}
