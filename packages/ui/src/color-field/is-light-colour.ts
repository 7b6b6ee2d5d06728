/**
 * Whether black reads better on a colour than white. The limit is the luminance at which both reach the
 * same WCAG contrast (0.179); the old app's rule put white on bright green.
 */
export function isLightColour(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
