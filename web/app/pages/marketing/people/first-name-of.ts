/** A therapist's first name: the first word of their name, in its first alphabet. */
export function firstNameOf(fullName: string): string {
  return fullName.split(' ')[0] ?? fullName;
}
