import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

const width = 640;
const height = 480;

/** What stands before the browser's camera: a film of one picture, which can be changed while no camera runs. */
export interface CameraFilm {
  /** For `launchBrowser`. */
  flags: string[];
  /** Holds the QR code of a text before the camera. */
  hold: (text: string) => void;
}

export function cameraFilm(): CameraFilm {
  const path = join(mkdtempSync(join(tmpdir(), 'skep-film-')), 'camera.y4m');
  writeFileSync(
    path,
    filmOf(() => 255),
  );
  return {
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    hold: (text) => writeFileSync(path, filmOf(qrBrightness(text))),
  };
}

/** YUV4MPEG2: brightness for each pixel, then both colours of a grey picture, one for four pixels. */
function filmOf(brightnessAt: (x: number, y: number) => number): Buffer {
  const brightness = Buffer.from(
    Array.from({ length: width * height }, (_, at) => brightnessAt(at % width, Math.floor(at / width))),
  );
  const colours = Buffer.alloc((width * height) / 2, 128);
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(header), Buffer.from('FRAME\n'), brightness, colours]);
}

/** The code in the middle of the picture, six pixels for each of its modules. */
function qrBrightness(text: string): (x: number, y: number) => number {
  const { data, size } = encode(text, { border: 0 });
  const modulePixels = 6;
  const left = (width - size * modulePixels) / 2;
  const top = (height - size * modulePixels) / 2;
  return (x, y) => {
    const isDark = data[Math.floor((y - top) / modulePixels)]?.[Math.floor((x - left) / modulePixels)];
    return isDark ? 16 : 235;
  };
}
