import { createIntl } from 'react-intl';
import { measuredText } from './measured-text.ts';

const numbersIn = (locale: string) => createIntl({ locale }).formatNumber;
const one = { maximumFractionDigits: 1 };

test.each([
  ['en', 40.55, 'kg', '40.6\u00a0kg'],
  ['de', 40.55, 'kg', '40,6\u00a0kg'],
  ['en', 0.62, '%', '0.6%'],
  ['de', 0.62, '%', '0,6\u00a0%'],
  ['nl', 98, '%', '98%'],
  ['fr', 61, '%RH', '61\u00a0%'],
  ['en', 12, undefined, '12'],
])('%s: %d %s', (locale, value, unit, text) => {
  expect(measuredText(value, unit, numbersIn(locale), one)).toBe(text);
});
