import type { PageFault, SheetCorner } from '@skep/domain';
import type { PageCode, Sheet } from '@skep/sheets';
import type { ReadAnswer } from './reading.ts';

/** What an engine made of a photo. Pictures are JPEG. */
export type EngineOutcome =
  | { kind: 'failed'; fault: PageFault; unseenCorners: readonly SheetCorner[]; straight: Buffer | undefined }
  | { kind: 'read'; code: PageCode; straight: Buffer; answers: readonly ReadAnswer[] };

/** Of the person whose photo it is; undefined for another's, for none, and for what an old app drew. */
export type LayoutOf = (printId: number) => Promise<Sheet | undefined>;

/**
 * Reads a photo of a page. Ours is in `own-engine.ts`.
 * @param placed which page it is where its person says so; undefined: its code does
 */
export type ReadPhoto = (
  photo: Buffer,
  layoutOf: LayoutOf,
  placed: PageCode | undefined,
) => Promise<EngineOutcome>;
