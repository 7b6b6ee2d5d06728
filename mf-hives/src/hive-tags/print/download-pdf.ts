/** Hands a document to the browser as a file, as if it had been downloaded. */
export function downloadPdf(pdf: Blob, name: string): void {
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.pdf`;
  link.click();
  // Some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
