import { createQrReader } from './qr-reader.ts';

/** Five looks in a second: quick for a hand, slow enough for an old phone. */
const lookEveryMs = 200;

/** Why there is no picture: the person or the browser said no, or there is no camera. */
export type CameraProblem = 'denied' | 'none';

export interface CameraListener {
  /** The camera runs, and codes are looked for. */
  onWatching: () => void;
  onText: (text: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Shows what the camera sees in `video` and tells every QR code in it, until the signal comes. Never rejects. */
export async function watchCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onWatching, onText, onProblem }: CameraListener,
): Promise<void> {
  try {
    video.srcObject = await openCamera(signal);
    await video.play();
    const read = await createQrReader();
    if (!signal.aborted) onWatching();
    while (!signal.aborted) {
      const text = await read(video);
      if (text !== undefined && !signal.aborted) onText(text);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  } catch (error) {
    if (!signal.aborted) onProblem(isDenied(error) ? 'denied' : 'none');
  }
}

/** The camera at the back; it is let go when the signal comes. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Browsers keep it from pages that did not come over https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) throw new Error('No page may use a camera here.');
  const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return stream;
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
