import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { picture } from '../../components/picture.ts';
import { chatLink, useStudio } from '../../components/use-studio.ts';
import { BookSessionLink } from './book-session-link.tsx';

/** The first screen. The picture is light in both themes, so its text keeps the dark ink. */
export function Hero() {
  const studio = useStudio();
  return (
    <section className="relative isolate overflow-hidden bg-[#d1ccbe] text-[#14201e]">
      <picture>
        <source
          media="(min-width: 1024px)"
          srcSet="/media/hero-desktop.webp"
          width={2400}
          height={1200}
        />
        <img
          {...picture('hero-mobile')}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover object-[55%_100%] lg:object-[68%_45%] dark:brightness-90"
        />
      </picture>
      <div className="container-page flex min-h-[44rem] flex-col pt-10 pb-8 md:min-h-[56rem] lg:min-h-[42rem] lg:justify-center lg:py-16">
        <div className="max-w-[36rem] lg:w-1/2">
          <p className="mb-4 text-sm font-semibold tracking-[0.08em] uppercase">
            <Trans>Stretching and recovery in Dubai</Trans>
          </p>
          <h1 className="display text-[clamp(2rem,8.6vw,2.75rem)] text-[#14463f] lg:text-[clamp(2.25rem,4.4vw,4rem)]">
            <Trans>ELEVATE YOUR WELL-BEING THROUGH ASSISTED STRETCHING & MASSAGE</Trans>
          </h1>
          <p className="mt-5 max-w-md text-lg max-lg:hidden">
            <Trans>
              Assisted stretching, sport massage, red-light therapy and compression therapy, one to
              one, by trainers who know how bodies move.
            </Trans>
          </p>
        </div>
        <div className="mt-auto flex flex-col gap-3 sm:flex-row lg:mt-8">
          <BookSessionLink className="inline-flex min-h-13 items-center justify-center rounded-full bg-[#14463f] px-8 py-2.5 text-lg font-semibold text-white transition-[filter] hover:brightness-125 focus-visible:outline-[#14463f]" />
          <a
            href={chatLink(studio)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-13 items-center justify-center gap-2 rounded-full bg-white/85 px-7 py-2.5 text-lg font-semibold text-[#14463f] hover:bg-white focus-visible:outline-[#14463f]"
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            <Trans>Ask an Expert</Trans>
          </a>
        </div>
      </div>
    </section>
  );
}
