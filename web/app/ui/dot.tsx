import { Fragment, type ReactNode } from 'react';

/**
 * A dot between two facts. It is drawn behind a space, which disappears at the end of a line, so
 * that no line begins or ends with a dot. Screen readers and copies still have it.
 */
export function Dot() {
  return (
    <span className="dot">
      {' '}
      <span>· </span>
    </span>
  );
}

/** The given facts separated by dots; each runs in its own direction. */
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
