import { optionalLine } from './text-rules.ts';

export const photoLimits = { captionLength: 200, photosMax: 50 } as const;

/** What a person says of a photo. */
export const photoRules = { description: optionalLine(photoLimits.captionLength) };
