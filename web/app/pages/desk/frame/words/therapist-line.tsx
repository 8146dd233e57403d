/**
 * A therapist's name on one line, in the script of the page. Where it is written in two, the second is
 * read out and shown under the mouse: beside each other in a column, both would be stumps.
 */
export function TherapistLine({ name = '' }: { name: string | undefined }) {
  const [written, ...others] = name.split(' · ');
  return (
    <bdi className="inline-block max-w-full truncate align-bottom" title={name} translate="no">
      {written}
      {others.length > 0 && <span className="sr-only"> · {others.join(' · ')}</span>}
    </bdi>
  );
}
