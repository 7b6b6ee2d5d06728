import type { FieldProblem } from '@skep/domain';

/** A photo that waits in this browser: it is sent after all else, in pieces. */
export interface QueuedPhoto {
  /** Made in this browser; the service knows it by this too, so that it counts once. */
  id: string;
  personId: string;
  content: Blob;
  /** Of the content, as hexadecimal digits. */
  sha256: string;
  /** On the wire's clock; undefined where its camera does not say. */
  takenAt: string | undefined;
  /** The mutation that names it, and what that is in the person's words. Undefined: its form is not saved. */
  of: { id: string; title: string } | undefined;
  /** Its form has sent it already: it goes when nobody can mean it any more. */
  isSent: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** How much of it the service has. */
  sentBytes: number;
  tries: number;
  /** When it is sent again at the earliest, in milliseconds since 1970. */
  nextAt: number;
  /** Why the service has refused it. Undefined: it has not */
  refusal: PhotoRefusal | undefined;
}

export interface PhotoRefusal {
  /** Of the catalogue, in small letters; or `unreadable`: the browser no longer has its content. */
  code: string;
  /** What is wrong with the file itself. */
  problem?: FieldProblem | undefined;
}

/** Where photos are stored; of everybody who uses this browser. */
export interface PhotoStore {
  allPhotos: () => Promise<QueuedPhoto[]>;
  photo: (id: string) => Promise<QueuedPhoto | undefined>;
  /** Resolves when it is on the disk. */
  putPhoto: (photo: QueuedPhoto) => Promise<void>;
  deletePhoto: (id: string) => Promise<void>;
}

/** Those that are to be sent, in the order in which they were taken. */
export function savedPhotos(photos: readonly QueuedPhoto[], personId: string): QueuedPhoto[] {
  const saved = photos.filter((photo) => photo.personId === personId && photo.of !== undefined);
  return saved.toSorted((one, other) => one.savedAt - other.savedAt || (one.id < other.id ? -1 : 1));
}
