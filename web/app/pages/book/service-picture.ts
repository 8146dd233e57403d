interface Picture {
  src: string;
  /** CSS object-position that keeps the subject in view. */
  focus: string;
}

const pictures: [pattern: RegExp, file: string, focus: string][] = [
  [/red.?light/i, 'red-light', '50% 50%'],
  [/compression/i, 'compression', '50% 55%'],
  [/massage/i, 'sport-massage', '48% 52%'],
  [/pnf/i, 'pnf-stretching', '52% 55%'],
  [/dynamic/i, 'dynamic-stretching', '47% 55%'],
  [/stretch/i, 'stretching', '50% 55%'],
];

/** The house's picture for a service of that name, if there is a fitting one. */
export function servicePicture(name: string): Picture | undefined {
  const found = pictures.find(([pattern]) => pattern.test(name));
  return found && { src: `/media/${found[1]}.webp`, focus: found[2] };
}
