import { Link, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-product-intl.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductFragment, ProductsQuery } from './products.graphql.ts';

/** What the person treats with, and what members of their groups share. */
export function ProductsScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(ProductsQuery, { fetchPolicy: 'cache-and-network' });
  const products = readFragment(ProductFragment, result.data?.treatmentProducts ?? []);
  const state = useEmptyState(useScreenState(result), products.length);
  const title = formatMessage({ id: 'products.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Text>{formatMessage({ id: 'products.intro' })}</Text>
        <Row>
          <AddButton />
        </Row>
        <Stack as="ul">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function AddButton() {
  const { formatMessage } = useIntl();
  return (
    <LinkButton to="/registers/products/create" as={Link} kind="main" icon="add">
      {formatMessage({ id: 'products.add' })}
    </LinkButton>
  );
}

function useEmptyState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'drop',
    title: formatMessage({ id: 'products.empty.title' }),
    text: formatMessage({ id: 'products.empty.text' }),
    action: <AddButton />,
  };
}
