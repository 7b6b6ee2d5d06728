import { joinMessages, type MessageSource } from './messages.ts';

const hives: MessageSource = { en: { 'hives.a': 'A' }, load: async () => ({ 'hives.a': 'a' }) };
const broken: MessageSource = { en: { 'other.b': 'B' }, load: () => Promise.reject(new Error('gone')) };

test('texts of several packages are one set', () => {
  expect(joinMessages(hives, broken).en).toEqual({ 'hives.a': 'A', 'other.b': 'B' });
});

test('a package without the language does not keep the others from theirs', async () => {
  expect(await joinMessages(broken, hives).load('fi')).toEqual({ 'hives.a': 'a' });
});
