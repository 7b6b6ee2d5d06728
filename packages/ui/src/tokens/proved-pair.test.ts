import { isProvedPair } from './proved-pair.ts';
import { themeColors } from './themes.ts';

const { light, dark, sun } = themeColors;

test.each([
  { name: 'text on a card', text: light.text, back: light.surface, ratio: 4.5 },
  {
    name: 'text of two roles on a ground of two roles',
    text: light.warning,
    back: light.warningSoft,
    ratio: 4.5,
  },
  { name: 'an edge, as large text', text: light.borderStrong, back: light.page, ratio: 3 },
  { name: 'a part of a story in the dark theme', text: dark.text, back: dark.surface, ratio: 4.5 },
  { name: 'a part of a story in the sun', text: sun.text, back: sun.surface, ratio: 4.5 },
  { name: 'black on a colour that a person chose', text: '#000000', back: '#ffe900', ratio: 4.5 },
  { name: 'two colours of no theme', text: '#123456', back: '#ffe900', ratio: 4.5 },
])('$name is good in every theme', (pair) => {
  expect(isProvedPair(pair)).toBe(true);
});

test.each([
  { name: 'a pair that nobody computes', text: light.success, back: light.problemSoft, ratio: 4.5 },
  { name: 'an edge, as small text', text: light.borderStrong, back: light.page, ratio: 4.5 },
  { name: 'a text of a theme on a colour of none', text: light.text, back: '#ffe900', ratio: 4.5 },
  { name: 'a colour of no theme on a card', text: '#123456', back: light.surface, ratio: 4.5 },
])('$name may be bad in another theme', (pair) => {
  expect(isProvedPair(pair)).toBe(false);
});
