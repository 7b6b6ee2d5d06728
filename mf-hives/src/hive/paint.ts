import { defaultHiveColour } from '@skep/domain';
import { isLightColour } from '@skep/ui';

/** A person's colour as a ground, with the ink that reads best on it. */
export function paintOf(color: string | undefined): { background: string; color: string } {
  const background = color ?? defaultHiveColour;
  return { background, color: isLightColour(background) ? '#000000' : '#ffffff' };
}
