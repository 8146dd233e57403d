import { Fragment, type ReactNode } from 'react';

/**
 * The dot between two facts. It is drawn behind a space, and a space at the end of a line is nothing: no line
 * ends or begins with a dot. It is there for whoever hears or copies the line.
 */
export function Dot() {
  return (
    <span className="dot">
      {' '}
      <span>· </span>
    </span>
  );
}

/** What there is of some facts, with dots between; words of either script are read in their own direction. */
export function Apart({ parts }: { parts: readonly ReactNode[] }) {
  return parts
    .filter((part) => part)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order
      <Fragment key={at}>
        {at > 0 && <Dot />}
        <bdi>{part}</bdi>
      </Fragment>
    ));
}
