/** Downloads a file made on this page. */
export function saveFile(filename: string, content: string, mediaType: string): void {
  saveFrom(URL.createObjectURL(new Blob([content], { type: mediaType })), filename);
}

/** Downloads the content of a `blob:` address, and releases it. */
export function saveFrom(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Later: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
