import { contrastPairs } from './contrast-pairs.ts';
import { type ColorRole, type Theme, themeColors, themes } from './themes.ts';
import { tokens } from './tokens.ts';

/** A text on what is behind it, as a browser drew both: `#rrggbb`. */
export interface DrawnPair {
  text: string;
  back: string;
  /** What WCAG asks of a text of this size. */
  ratio: number;
}

const colorRoles = Object.keys(tokens.color).filter((name): name is ColorRole => name in tokens.color);
const blackAndWhite = ['#000000', '#ffffff'];

/**
 * Returns whether a pair that was seen in one theme is good in all of them: either the test of contrast computes it, or
 * it is the same in every theme. Roles of the light theme with the same colour cannot be distinguished: each must be good.
 */
export function isProvedPair(pair: DrawnPair): boolean {
  const inLight = combinations('light', pair);
  if (inLight.length > 0 && inLight.every((combination) => isComputed(combination, pair.ratio))) return true;
  // A story may draw a part of itself in another theme.
  const others = themes.flatMap((theme) => (theme === 'light' ? [] : combinations(theme, pair)));
  return others.some((combination) => isComputed(combination, pair.ratio)) || isSameInEveryTheme(pair);
}

interface Combination {
  front: ColorRole;
  back: ColorRole;
}

/** Returns what the colours can be for in a theme. */
function combinations(theme: Theme, { text, back }: DrawnPair): Combination[] {
  const fronts = rolesOf(theme, text).filter((role) => contrastPairs.some((pair) => pair.front === role));
  const backs = rolesOf(theme, back).filter((role) =>
    contrastPairs.some((pair) => pair.backs.includes(role)),
  );
  return fronts.flatMap((front) => backs.map((role) => ({ front, back: role })));
}

function isComputed({ front, back }: Combination, ratio: number): boolean {
  return contrastPairs.some(
    (pair) => pair.front === front && pair.backs.includes(back) && pair.ratio >= ratio,
  );
}

/** Such as black on a colour that a person chose for a hive. */
function isSameInEveryTheme({ text, back }: DrawnPair): boolean {
  return isOfNoTheme(back) && (isOfNoTheme(text) || blackAndWhite.includes(text));
}

function isOfNoTheme(color: string): boolean {
  return themes.every((theme) => rolesOf(theme, color).length === 0);
}

function rolesOf(theme: Theme, color: string): ColorRole[] {
  return colorRoles.filter((role) => themeColors[theme][role] === color);
}
