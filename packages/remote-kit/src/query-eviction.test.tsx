import { ApolloClient, ApolloLink, gql, type InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { createPageCache } from './page-cache.ts';
import { useQueryEviction } from './query-eviction.ts';

const query = gql`query Series($index: Int) { series(index: $index) { times } hives }`;
const fields = ['series'];

const createdCacheOf = ({ cache }: ApolloClient) => (cache as InMemoryCache).extract();

function Screen({ index }: { index: number }) {
  useQueryEviction(fields, { index });
  return null;
}

test('of a screen with an answer for each period the last few are cached, with the shown one and all else', () => {
  const client = new ApolloClient({ cache: createPageCache(), link: ApolloLink.empty() });
  const screen = (index: number) => (
    <ApolloProvider client={client}>
      <Screen index={index} />
    </ApolloProvider>
  );
  const { rerender } = render(screen(0));
  for (const index of [...Array(50).keys(), 3]) {
    client.writeQuery({
      query,
      variables: { index },
      data: { series: { __typename: 'Series', times: [index] }, hives: 3 },
    });
    rerender(screen(index));
  }
  const { ROOT_QUERY: root = {} } = createdCacheOf(client);
  const names = Object.keys(root);
  expect(names.filter((name) => name.startsWith('series(')).length).toBeLessThanOrEqual(16);
  expect(names).toEqual(expect.arrayContaining(['hives', 'series({"index":3})', 'series({"index":49})']));
  expect(names).not.toContain('series({"index":20})');
});
