export type Attachment = { filename: string; content: string; contentType: string };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The same for every try to send this mail, as `<…@…>`: a second copy is known as one. */
  messageId: string;
};
