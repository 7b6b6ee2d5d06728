import { readPageSettings } from './page-settings.ts';

test('links that are set are read, the others are absent', () => {
  expect(readPageSettings({})).toEqual({ links: {}, hasServiceWorker: true });
  const settings = { SUPPORT_URL: ' https://help.example/{language} ', WEBSITE_URL: '' };
  expect(readPageSettings(settings).links).toEqual({ support: 'https://help.example/{language}' });
});

test.each(['javascript:alert(1)', 'help.example', '//help.example'])(
  '%s is refused in one sentence',
  (url) => {
    expect(() => readPageSettings({ WEBSITE_URL: url })).toThrow(/^WEBSITE_URL must be a web address/);
  },
);
