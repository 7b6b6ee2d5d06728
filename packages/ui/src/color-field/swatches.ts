/** Swatches of an apiary or group (as in the old apps), three by three. */
export const apiarySwatches = [
  '#606060',
  '#b7701f',
  '#f8b133',
  '#2dbde5',
  '#094da0',
  '#27820e',
  '#ffe900',
  '#d80d0d',
  '#754b1f',
] as const;

/** Swatches of a hive or layer: like those of an apiary, with the pale colours that boxes come in. */
export const hiveSwatches = [
  '#e9eae1',
  '#ead49e',
  '#f8b133',
  '#2dbde5',
  '#094da0',
  '#27820e',
  '#ffe900',
  '#d80d0d',
  '#754b1f',
] as const;

/** Message ids of the swatches' names: a colour must not be known by its look alone. */
export const colourNames = {
  '#606060': 'ui.colourGrey',
  '#b7701f': 'ui.colourBrown',
  '#f8b133': 'ui.colourAmber',
  '#2dbde5': 'ui.colourSkyBlue',
  '#094da0': 'ui.colourBlue',
  '#27820e': 'ui.colourGreen',
  '#ffe900': 'ui.colourYellow',
  '#d80d0d': 'ui.colourRed',
  '#754b1f': 'ui.colourDarkBrown',
  '#e9eae1': 'ui.colourWhite',
  '#ead49e': 'ui.colourSand',
  // The marks of queens, whose hex values are the wire's (packages/domain, queenColourHex).
  '#4a90e2': 'ui.colourBlue',
  '#f4f4f4': 'ui.colourWhite',
  '#f8db31': 'ui.colourYellow',
  '#d0021b': 'ui.colourRed',
  '#7ed321': 'ui.colourGreen',
} as const;

/** Message id of a swatch's name; undefined for a colour that is none of ours. */
export function colourName(color: string): (typeof colourNames)[keyof typeof colourNames] | undefined {
  return Object.entries(colourNames).find(([known]) => known === color.toLowerCase())?.[1];
}
