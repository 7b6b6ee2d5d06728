interface FoundCode {
  rawValue: string;
}

interface BrowserDetector {
  detect: (picture: ImageBitmapSource) => Promise<FoundCode[]>;
}

declare global {
  interface Window {
    /** Shape Detection API, which Chrome on Android and macOS has. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): BrowserDetector;
      getSupportedFormats: () => Promise<string[]>;
    };
  }
}

/** The text of the QR code in a picture; undefined when none is found. */
export type ReadQr = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>;

/** The browser's own reader where it has one, else a library that is loaded now. */
export async function createQrReader(): Promise<ReadQr> {
  const Detector = window.BarcodeDetector;
  if (Detector !== undefined && (await Detector.getSupportedFormats()).includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue;
  }
  const { default: jsQR } = await import('jsqr');
  return async (picture) => {
    const pixels = pixelsOf(picture);
    return (pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data) || undefined;
  };
}

/** A code of ours is found in far less; more would only take time. */
const longestEdge = 800;

function pixelsOf(picture: HTMLVideoElement | ImageBitmap): ImageData | undefined {
  const size =
    picture instanceof HTMLVideoElement
      ? { width: picture.videoWidth, height: picture.videoHeight }
      : { width: picture.width, height: picture.height };
  const scale = Math.min(1, longestEdge / Math.max(size.width, size.height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0 || canvas.height === 0) return undefined;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
