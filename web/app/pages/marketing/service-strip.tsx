import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type PictureName, picture } from '../../components/picture.ts';

const services: { image: PictureName; name: ReactNode; says: ReactNode }[] = [
  {
    image: 'stretching',
    name: <Trans>Stretching</Trans>,
    says: <Trans>You let go; a trainer takes each joint through its full range.</Trans>,
  },
  {
    image: 'sport-massage',
    name: <Trans>Sport massage</Trans>,
    says: <Trans>Deep, specific work on the muscles you train with.</Trans>,
  },
  {
    image: 'red-light',
    name: <Trans>Red light</Trans>,
    says: <Trans>Red-light therapy: quiet minutes of warm light for tired tissue.</Trans>,
  },
  {
    image: 'compression',
    name: <Trans>Compression therapy</Trans>,
    says: <Trans>Boots that press and release, for legs that have run enough.</Trans>,
  },
  {
    image: 'pnf-stretching',
    name: <Trans>PNF stretching</Trans>,
    says: <Trans>Push, relax, reach further: contract-relax work with a partner.</Trans>,
  },
  {
    image: 'dynamic-stretching',
    name: <Trans>Dynamic stretching</Trans>,
    says: <Trans>Stretching in motion, before a match or a long desk day.</Trans>,
  },
];

/** Six pictures of what the studio does. */
export function ServiceStrip() {
  return (
    <section aria-labelledby="services-title" className="container-page py-14 sm:py-20">
      <div className="mb-8 grid gap-4 md:grid-cols-[1fr_1fr] md:items-end">
        <h2 id="services-title" className="display text-3xl sm:text-4xl">
          <Trans>Six ways to feel looser</Trans>
        </h2>
        <p className="text-lg text-muted">
          <Trans>
            Assisted stretching, massage, red-light and compression therapy. Take one, or put
            several into one visit.
          </Trans>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 lg:gap-y-10">
        {services.map(({ image, name, says }) => (
          <li key={image} className="group">
            <div className="overflow-hidden rounded-card bg-[#cfcbbc]">
              <img
                {...picture(image)}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.03] dark:brightness-90"
              />
            </div>
            <h3 className="mt-3 text-lg font-bold sm:text-xl">{name}</h3>
            <p className="mt-1 text-muted max-sm:text-sm">{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
