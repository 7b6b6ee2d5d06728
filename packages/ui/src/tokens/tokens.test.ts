import { quantityColors } from '@skep/domain';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { themeCss } from './theme-css.ts';
import { themeColors, themes } from './themes.ts';
import { tokens } from './tokens.ts';

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
