/** Address that opens a chat with a number and a ready message. */
export function whatsApp(phoneNumber: string, text: string): string {
  return `https://wa.me/${phoneNumber.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Address that opens a mail with a ready message. */
export function mailLink(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
