import { quantityColors } from '@skep/domain';
import { contrastPairs } from './contrast-pairs.ts';
import { themeCss } from './theme-css.ts';
import { themeColors, themes } from './themes.ts';
import { tokens } from './tokens.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const cases = themes.flatMap((theme) =>
  contrastPairs.flatMap(({ front, backs, ratio }) => backs.map((back) => ({ theme, front, back, ratio }))),
);

test.each(cases)('$theme: $front on $back reaches $ratio to 1', ({ theme, front, back, ratio }) => {
  expect(contrast(themeColors[theme][front], themeColors[theme][back])).toBeGreaterThanOrEqual(ratio);
});

test.each(themes)('every measured quantity can be seen in a chart of the %s theme', (theme) => {
  const { page, surface, raised, sunken } = themeColors[theme];
  const unseen = Object.entries(quantityColors).filter(([, color]) =>
    [page, surface, raised, sunken].some((ground) => contrast(`#${color}`, ground) < 3),
  );
  expect(unseen).toEqual([]);
});

test('the contrast formula agrees with the known ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(themes)('the %s theme sets every token that components can name', (theme) => {
  const css = themeCss(theme);
  const names = JSON.stringify(tokens).match(/--skep-[a-z0-9-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(css).toContain(`${name}:`);
});

test('amber never carries text on white: it is a background in every pair', () => {
  expect(contrastPairs.map(({ front }) => front)).not.toContain('accent');
});
