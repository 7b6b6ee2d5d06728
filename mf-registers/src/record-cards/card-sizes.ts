export const cardSizes = ['a6', 'a4'] as const;

export type CardSize = (typeof cardSizes)[number];

/** From the address, so that it survives reload and Back. */
export function readSize(parameters: URLSearchParams): CardSize {
  return parameters.get('size') === 'a4' ? 'a4' : 'a6';
}
