import { givenMessages, joinMessages, messageSource } from './messages.ts';

const texts: Record<string, Record<string, string>> = {
  en: { 'hives.a': 'A' },
  fi: { 'hives.a': 'a' },
};
const hives = () =>
  messageSource(async (language) => {
    const found = texts[language];
    if (!found) throw new Error('no such file');
    return { default: found };
  });

test('texts of several packages are one set', async () => {
  const both = joinMessages(hives(), givenMessages({ 'other.b': 'B' }));
  expect(await both.load('fi')).toEqual({ 'hives.a': 'a', 'other.b': 'B' });
});

test('a package without the language is in English, and does not keep the others from theirs', async () => {
  const other = messageSource(async (language) => ({ default: { 'other.b': language } }));
  expect(await joinMessages(hives(), other).load('de')).toEqual({ 'hives.a': 'A', 'other.b': 'de' });
});

test('what was fetched is at hand from then on, once it is there of every package', async () => {
  const [one, other] = [hives(), hives()];
  const both = joinMessages(one, other);
  await one.load('fi');
  expect(both.loaded('fi')).toBeUndefined();
  await other.load('fi');
  expect(both.loaded('fi')).toEqual({ 'hives.a': 'a' });
  expect(both.loaded('en')).toBeUndefined();
});

test('texts that neither the language nor English has are reported to the caller', async () => {
  const gone = messageSource(() => Promise.reject(new Error('gone')));
  await expect(joinMessages(hives(), gone).load('fi')).rejects.toThrow('gone');
});
