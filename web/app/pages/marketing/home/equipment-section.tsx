import { Trans } from '@lingui/react/macro';
import { Picture } from '../../../components/pictures/picture.tsx';
import { BookSessionLink } from './book-session-link.tsx';

/** Trainers and equipment: the studio's room up to the edge of the page. */
export function EquipmentSection() {
  const points = [
    <Trans key="1">Certified trainers, one to one, from the first minute to the last</Trans>,
    <Trans key="2">Full-height red-light panels and compression boots in both studios</Trans>,
    <Trans key="3">
      Treatment tables, straps and rollers for work that gets deep and stays safe
    </Trans>,
    <Trans key="4">Women and men on the team, so you choose who works with you</Trans>,
  ];
  return (
    <section
      aria-labelledby="equipment-title"
      className="grid bg-surface lg:min-h-[44rem] lg:grid-cols-[1.15fr_1fr]"
    >
      <Picture
        slot="equipment"
        sizes="(min-width: 64rem) 54vw, 100vw"
        className="aspect-4/3 size-full object-cover sm:aspect-video lg:aspect-auto dark:brightness-85"
      />
      <div className="container-page py-14 sm:py-20 lg:mx-0 lg:max-w-[38rem] lg:self-center lg:ps-14 xl:ps-20">
        <h2 id="equipment-title" className="display type-1">
          <Trans>
            OPTIMIZE YOUR WORKOUT WITH <span className="whitespace-nowrap">TOP-NOTCH</span>{' '}
            EQUIPMENT AND CERTIFIED TRAINERS!
          </Trans>
        </h2>
        <ol className="type-lead mt-8">
          {points.map((point, position) => (
            <li key={point.key} className="flex gap-5 border-t border-hairline py-4">
              <span aria-hidden="true" className="display w-6 shrink-0 text-2xl text-primary">
                {position + 1}
              </span>
              <span>{point}</span>
            </li>
          ))}
        </ol>
        <div className="mt-8">
          <BookSessionLink />
        </div>
      </div>
    </section>
  );
}
