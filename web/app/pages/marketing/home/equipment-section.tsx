import { Trans } from '@lingui/react/macro';
import { Picture } from '../../../components/pictures/picture.tsx';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { BookSessionLink } from './book-session-link.tsx';

/** The team and its equipment, with a picture that reaches the edge of the page. */
export function EquipmentSection() {
  const { kinds, branches } = servedSite();
  const hasDevices = kinds.includes('red_light') && kinds.includes('compression');
  const points = [
    <Trans key="1">Certified therapists, one to one, from the first minute to the last</Trans>,
    ...(hasDevices
      ? [
          branches.length === 2 ? (
            <Trans key="2">
              Full-height red-light panels and compression boots in both studios
            </Trans>
          ) : (
            <Trans key="2">Full-height red-light panels and compression boots</Trans>
          ),
        ]
      : []),
    <Trans key="3">
      Treatment tables, straps and rollers for work that gets deep and stays safe
    </Trans>,
    <Trans key="4">Women and men on the team, so you choose who works with you</Trans>,
  ];
  return (
    <section
      aria-labelledby="equipment-title"
      className="mt-12 grid bg-surface sm:mt-24 lg:min-h-[44rem] lg:grid-cols-[1.15fr_1fr]"
    >
      <Picture
        slot="equipment"
        place="equipment"
        sizes="(min-width: 64rem) max(54vw, 66rem), 100vw"
        className="aspect-3/2 size-full object-cover sm:aspect-video lg:aspect-auto"
      />
      <div className="container-page py-9 sm:py-20 lg:mx-0 lg:max-w-[38rem] lg:self-center lg:ps-14 xl:ps-20">
        <h2 id="equipment-title" className="display type-1">
          <Trans>OPTIMIZE YOUR WORKOUT WITH TOP-NOTCH EQUIPMENT AND CERTIFIED TRAINERS!</Trans>
        </h2>
        <ul className="sm:type-lead mt-5 sm:mt-8">
          {points.map((point) => (
            <li key={point.key} className="border-t border-hairline py-2.5 sm:py-4">
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-4 sm:mt-8">
          <BookSessionLink />
        </div>
      </div>
    </section>
  );
}
