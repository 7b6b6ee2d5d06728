import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-product-intl.ts';
import { ProductForm } from './ProductForm.tsx';
import { valuesOfProduct } from './product-values.ts';
import { ProductFragment, ProductsQuery } from './products.graphql.ts';

/** One of the person's own products. */
export function ProductScreen() {
  const { formatMessage } = useIntl();
  const { id } = useParams();
  const result = useQuery(ProductsQuery, { fetchPolicy: 'cache-and-network' });
  const products = readFragment(ProductFragment, result.data?.treatmentProducts ?? []);
  const product = products.find((each) => each.id === id && each.ownerName === null);
  const state = notFoundState(useScreenState(result), product === undefined, {
    icon: 'drop',
    title: formatMessage({ id: 'products.notThere.title' }),
    text: formatMessage({ id: 'products.notThere.text' }),
    link: { to: '/registers/products', label: formatMessage({ id: 'products.title' }) },
  });
  const title = product?.name ?? formatMessage({ id: 'products.edit' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {product && <ProductForm values={valuesOfProduct(product)} isNew={false} />}
      </ScreenStates>
    </Page>
  );
}
