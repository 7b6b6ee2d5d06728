import { pictureLimits } from '@skep/domain';

const quality = 0.85;

/**
 * A photo as it is sent: upright, its longest side 2000 pixels, and without where it was taken, which no canvas keeps.
 * What this browser cannot draw goes as it is; the service says what it cannot read.
 */
export async function shrunk(file: File): Promise<File> {
  try {
    const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, pictureLimits.sidePx / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    drawn.close();
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return small === null ? file : new File([small], jpegName(file.name), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

const jpegName = (name: string) => `${name.replace(/\.\w+$/, '')}.jpg`;
