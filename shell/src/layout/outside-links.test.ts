import { outsideLinks } from './outside-links.ts';

const settings = {
  graphqlUrl: '/graphql',
  mode: 'production',
  version: '1.0.0',
  links: {
    support: 'https://help.example/{language}/start',
    documentation: 'https://docs.example/{language}',
    policy: 'https://policy.example/{language}',
    website: 'https://skep.example/en',
    websiteNl: 'https://skep.example/nl',
  },
} as const;

test.each([
  ['de', 'de', 'en'],
  ['nl', 'nl', 'nl'],
  ['sv', 'en', 'en'],
  ['pt', 'pt-PT', 'en'],
] as const)('in %s the support page is %s and the website is %s', (language, support, website) => {
  expect(outsideLinks(settings, language)).toEqual({
    support: `https://help.example/${support}/start`,
    documentation: `https://docs.example/${support}`,
    policy: `https://policy.example/${support}`,
    website: `https://skep.example/${website}`,
  });
});

test('what the server does not name is not offered; a Dutch person gets the one website that there is', () => {
  expect(outsideLinks({ ...settings, links: undefined }, 'nl')).toEqual({});
  const { website } = settings.links;
  expect(outsideLinks({ ...settings, links: { website } }, 'nl').website).toBe(website);
});
