/** The address that opens a chat with a number, with a message that need only be sent. */
export function whatsApp(phoneNumber: string, text: string): string {
  return `https://wa.me/${phoneNumber.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
