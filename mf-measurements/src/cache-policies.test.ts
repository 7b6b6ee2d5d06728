import { gql, InMemoryCache } from '@apollo/client';
import { cachePolicies } from './cache-policies.ts';

const query = gql`query Period($index: Int) { series(index: $index) { times } quantities { key name } }`;

test('the catalogue that comes with each period is cached once, not with each', () => {
  const cache = new InMemoryCache({ typePolicies: cachePolicies });
  for (const index of [1, 2]) {
    const quantities = [{ __typename: 'Quantity', key: 'weight_kg', name: 'Weight' }];
    const series = { __typename: 'Series', times: [String(index)] };
    cache.writeQuery({ query, variables: { index }, data: { series, quantities } });
  }
  expect(cache.extract()).toMatchObject({
    'Quantity:{"key":"weight_kg"}': { name: 'Weight' },
    ROOT_QUERY: { quantities: [{ __ref: 'Quantity:{"key":"weight_kg"}' }] },
  });
});
