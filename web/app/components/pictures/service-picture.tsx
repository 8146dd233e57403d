import type { Service, ServiceKind } from '@limber/contract/catalogue.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Picture, PictureAt } from './picture.tsx';
import type { PictureSlot } from './pictures.ts';

/** Our picture for a kind of service, if any. */
const servicePicture: Partial<Record<ServiceKind, PictureSlot>> = {
  stretching: 'stretching',
  pnf_stretching: 'pnf-stretching',
  dynamic_stretching: 'dynamic-stretching',
  prenatal_stretching: 'prenatal-stretching',
  sport_massage: 'sport-massage',
  deep_tissue_massage: 'deep-tissue',
  cupping: 'cupping',
  red_light: 'red-light',
  compression: 'compression',
};

interface Props extends Omit<ComponentProps<typeof PictureAt>, 'address' | 'use'> {
  service: Pick<Service, 'kind' | 'image'>;
  /** What stands in its place where there is none. */
  children?: ReactNode;
}

/** The studio's picture of a service, or ours of its kind. */
export function ServicePicture({ service: { kind, image }, children, ...shown }: Props) {
  if (image) return <PictureAt address={image} use="section" {...shown} />;
  const slot = kind && servicePicture[kind];
  return slot ? <Picture slot={slot} {...shown} /> : children;
}
