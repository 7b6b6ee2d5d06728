import type { Area } from './pdf.ts';

export interface CardPlaces {
  code: Area;
  digits: Area;
  sentence: Area;
}

/** On a tall card the code is above the number, on a label next to it; white stays around the code. */
export function placesOnCard({ xMm, yMm, widthMm, heightMm }: Area): CardPlaces {
  const area = (x: number, y: number, width: number, height: number): Area => ({
    xMm: xMm + x,
    yMm: yMm + y,
    widthMm: width,
    heightMm: height,
  });
  if (heightMm > widthMm) {
    const codeMm = widthMm - 30;
    return {
      code: area(15, 15, codeMm, codeMm),
      digits: area(15, codeMm + 23, codeMm, 30),
      sentence: area(15, codeMm + 56, codeMm, 7),
    };
  }
  const codeMm = heightMm - 10;
  const left = codeMm + 9;
  const rest = widthMm - left - 4;
  return {
    code: area(5, 5, codeMm, codeMm),
    digits: area(left, 7, rest, 15),
    sentence: area(left, 25, rest, 4),
  };
}
