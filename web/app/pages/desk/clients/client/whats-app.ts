/** The address that opens a chat with a number, with a message that need only be sent. */
export function whatsApp(phoneNumber: string, text: string): string {
  return `https://wa.me/${phoneNumber.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** The address that opens a letter to somebody, with a message that need only be sent. */
export function mailLink(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
