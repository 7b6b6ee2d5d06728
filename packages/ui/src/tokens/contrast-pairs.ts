import type { ColorRole } from './themes.ts';

/** A colour that is seen on another one, and how far apart they must be. */
export interface ContrastPair {
  front: ColorRole;
  backs: readonly ColorRole[];
  /** WCAG 2.2: 4.5 for text, 3 for large text and for edges and icons that carry meaning. */
  ratio: 4.5 | 3;
}

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'] as const;

/**
 * Every pair that a component draws. A new combination is added here first; the test computes it in every theme, and
 * `npm run stories:axe` fails for a text on a ground that is not here.
 */
export const contrastPairs: readonly ContrastPair[] = [
  {
    front: 'text',
    backs: [...grounds, 'accentSoft', 'problemSoft', 'successSoft', 'warningSoft', 'informationSoft'],
    ratio: 4.5,
  },
  { front: 'textMuted', backs: [...grounds, 'accentSoft', 'warningSoft'], ratio: 4.5 },
  { front: 'accentText', backs: ['accent', 'accentHover'], ratio: 4.5 },
  { front: 'accentInk', backs: [...grounds, 'accentSoft', 'warningSoft', 'informationSoft'], ratio: 4.5 },
  { front: 'problem', backs: [...grounds, 'problemSoft'], ratio: 4.5 },
  { front: 'problemText', backs: ['problem'], ratio: 4.5 },
  { front: 'success', backs: [...grounds, 'successSoft'], ratio: 4.5 },
  { front: 'warning', backs: [...grounds, 'accentSoft', 'warningSoft', 'informationSoft'], ratio: 4.5 },
  { front: 'information', backs: [...grounds, 'informationSoft'], ratio: 4.5 },
  { front: 'borderStrong', backs: ['page', 'surface', 'raised', 'sunken'], ratio: 3 },
  { front: 'accentEdge', backs: ['page', 'surface', 'raised', 'sunken', 'accentSoft'], ratio: 3 },
  // The focus ring is 2 px off its control, on the ground around it.
  { front: 'focus', backs: [...grounds, 'accentSoft', 'problemSoft'], ratio: 3 },
  { front: 'hiveLine', backs: ['page', 'surface', 'raised', 'sunken'], ratio: 3 },
];
