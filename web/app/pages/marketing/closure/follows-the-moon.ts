/** Whether a greeting is for a feast of the lunar calendar, such as Eid or Ramadan. */
export function followsTheMoon(greeting: string): boolean {
  return /مبارك|فطر|أضحى|رمضان/.test(greeting);
}
