/** From quiet to loud: also without any sight of colour it only grows darker. */
export const heatStops: [number, string][] = [
  [0, '#fff3d6'],
  [0.25, '#fbc75d'],
  [0.5, '#e8842b'],
  [0.75, '#b3391f'],
  [1, '#4b1028'],
];
