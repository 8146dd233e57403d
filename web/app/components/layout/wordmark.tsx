import { classNames } from '../../ui/class-names.ts';
import { useStudio } from '../use-studio.ts';

/** The one brand that the letters below write. */
const LETTERED = 'Limber';

/**
 * The brand's own lettering, the same in every language, as high as the text around it. For a
 * studio of another name, the name in the Latin typeface.
 */
export function Wordmark({ className }: { className?: string }) {
  const { brand } = useStudio();
  if (brand !== LETTERED) {
    return (
      <bdi
        lang="en"
        translate="no"
        className={classNames('display font-sans tracking-tight', className)}
      >
        {brand}
      </bdi>
    );
  }
  return (
    <span className={classNames('inline-flex', className)}>
      <span className="sr-only" translate="no">
        {brand}
      </span>
      {/* Instrument Sans, condensed and bold; the dot is the lattice's star; see app.css. */}
      <span aria-hidden="true" className="wordmark" />
    </span>
  );
}
