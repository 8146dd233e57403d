/** Whether a greeting is of a feast that the moon tells, such as Eid or Ramadan. */
export function followsTheMoon(greeting: string): boolean {
  return /مبارك|فطر|أضحى|رمضان/.test(greeting);
}
