declare global {
  interface Window {
    /** Web NFC, which Chrome on Android has (w3c.github.io/web-nfc). */
    NDEFReader?: new () => {
      write: (
        message: { records: { recordType: 'url'; data: string }[] },
        options: { signal: AbortSignal },
      ) => Promise<void>;
    };
  }
}

export function canWriteChips(): boolean {
  return window.NDEFReader !== undefined;
}

export type ChipResult = 'written' | 'denied' | 'failed';

/** Waits for a chip and writes an address to it, which any phone opens then. Never rejects. */
export async function writeChip(address: string, signal: AbortSignal): Promise<ChipResult> {
  if (window.NDEFReader === undefined) return 'denied';
  try {
    const message = { records: [{ recordType: 'url' as const, data: address }] };
    await new window.NDEFReader().write(message, { signal });
    return 'written';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed';
  }
}
