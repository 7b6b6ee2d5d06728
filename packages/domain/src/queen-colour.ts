export const queenColours = ['blue', 'white', 'yellow', 'red', 'green'] as const;

export type QueenColour = (typeof queenColours)[number];

/** Shades of the five marking colours, as the existing clients store them. */
export const queenColourHex: Readonly<Record<QueenColour, string>> = {
  blue: '#4a90e2',
  white: '#f4f4f4',
  yellow: '#f8db31',
  red: '#d0021b',
  green: '#7ed321',
};

/** The international colour of a queen's year: it follows the year's last digit in a round of five. */
export function queenColourOfYear(year: number): QueenColour {
  return queenColours[((year % 5) + 5) % 5] ?? 'blue';
}
