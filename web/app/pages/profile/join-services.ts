import { joinNames } from '../../lib/join-names.ts';

/** 'Stretching, Compression'; '' without names. */
export function joinServices(services: readonly { service_name: string }[]): string {
  return joinNames(services.map((service) => service.service_name));
}
