import { readPageLinks } from './page-links.ts';

test('links that are set are read, the others are absent', () => {
  expect(readPageLinks({})).toEqual({});
  expect(readPageLinks({ SUPPORT_URL: ' https://help.example/{language} ', WEBSITE_URL: '' })).toEqual({
    support: 'https://help.example/{language}',
  });
});

test.each(['javascript:alert(1)', 'help.example', '//help.example'])(
  '%s is refused in one sentence',
  (url) => {
    expect(() => readPageLinks({ WEBSITE_URL: url })).toThrow(
      /^WEBSITE_URL is ".*", but must be a web address/,
    );
  },
);
