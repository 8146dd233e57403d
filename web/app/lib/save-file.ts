/** Hands the visitor a file made on this page, as a download. */
export function saveFile(filename: string, content: string, mediaType: string): void {
  saveFrom(URL.createObjectURL(new Blob([content], { type: mediaType })), filename);
}

/** Hands the visitor what an address within this page (`blob:`) stands for, and gives the address back. */
export function saveFrom(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
